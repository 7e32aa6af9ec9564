/** Which pieces have come into a hand since one of it was played: they are marked until the next is. */

export class Drawn {
  pieces = $state.raw<ReadonlySet<string>>(new Set())
  private owner: unknown
  private before: string[] = []
  private played: string[] = [] // if it comes back it was taken back

  /** What a hand holds now, each piece by a name of its own; all of it is old to who has just come. */
  see(owner: unknown, hand: string[]): void {
    const came = hand.filter((piece) => !this.before.includes(piece))
    const left = this.before.filter((piece) => !hand.includes(piece))
    if (owner !== this.owner || !this.before.length) this.pieces = new Set()
    else if (left.length) this.pieces = new Set(came)
    else if (came.length) this.pieces = new Set([...this.pieces, ...came.filter((piece) => !this.played.includes(piece))])
    if (left.length) this.played = left
    this.owner = owner
    this.before = hand
  }
}
