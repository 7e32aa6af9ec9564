"""What only developers run: speed, load, levels, TypeScript types, pictures. Not shipped."""
