/** The longest time between two of something. */
export class LongestGap {
  ms = 0;
  #last: number | undefined;

  heard(): void {
    const now = performance.now();
    this.ms = Math.max(this.ms, now - (this.#last ?? now));
    this.#last = now;
  }
}
