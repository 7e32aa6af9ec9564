/** Parts that are fetched when they are first needed: nobody waits for a dragon that has not hatched. */

class Later<Parts> {
  parts = $state.raw<Parts | null>(null)
  failed = $state(false) // what they would show is then said in words
  private asked = false

  constructor(private load: () => Promise<Parts>) {}

  need(): void {
    if (this.asked) return
    this.asked = true
    this.load().then(
      (parts) => (this.parts = parts),
      () => (this.failed = true),
    )
  }
}

/** Dragons, their nests and lairs: for a game in which one has hatched. */
export const family = new Later(() => import('./family'))

/** One's own hand and decisions, and plans on the map: for who has a seat. */
export const mine = new Later(() => import('./mine'))
