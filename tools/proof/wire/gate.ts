/** Lets callbacks through at once, at a fixed rate, or not at all. */
export class Gate {
  #waiting: (() => void)[] = [];
  #open = true;
  #timer: NodeJS.Timeout | undefined;

  pass(send: () => void): void {
    if (this.#open) send();
    else this.#waiting.push(send);
  }

  open(): void {
    this.#stop();
    this.#open = true;
    for (const send of this.#waiting.splice(0)) send();
  }

  close(): void {
    this.#stop();
    this.#open = false;
  }

  /** A fixed number per second, evenly spaced; a backlog is not released in a burst. */
  meter(perSecond: number): void {
    this.close();
    let last = performance.now();
    let credit = 0;
    this.#timer = setInterval(() => {
      const now = performance.now();
      credit = Math.min(credit + ((now - last) * perSecond) / 1000, perSecond / 50);
      last = now;
      for (; credit >= 1; credit--) {
        const send = this.#waiting.shift();
        if (send === undefined) return;
        send();
      }
    }, 1);
  }

  #stop(): void {
    clearInterval(this.#timer);
  }
}
