/** Placing in two steps: choose a spot, turn what lies there until it is right, then confirm. */

export class Placement<Move> {
  spot = $state<string | null>(null)
  turn = $state(0)

  /** `at` tells which moves a spot stands for, in the order in which turning goes through them. */
  constructor(
    private at: (spot: string) => Move[],
    private play: (move: Move) => void,
  ) {}

  get choices(): Move[] {
    return this.spot === null ? [] : this.at(this.spot)
  }

  /** The move that would be made now. */
  get preview(): Move | null {
    const choices = this.choices
    return choices[this.turn % Math.max(choices.length, 1)] ?? null
  }

  /** Choose a spot; whether anything can lie there. `like` prefers a way to lie. */
  choose(spot: string, like: (move: Move) => boolean = () => false): boolean {
    const choices = this.at(spot)
    if (!choices.length) return false
    this.spot = spot
    this.turn = Math.max(0, choices.findIndex(like))
    return true
  }

  rotate(by = 1): void {
    const count = this.choices.length
    if (count) this.turn = (this.turn + by + count) % count
  }

  cancel(): void {
    this.spot = null
    this.turn = 0
  }

  confirm(): void {
    const move = this.preview
    if (!move) return
    this.cancel()
    this.play(move)
  }
}
