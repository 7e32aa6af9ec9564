"""The same game in two worlds that differ only in what a reader cannot know."""
