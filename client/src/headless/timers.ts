/** What is to happen later, unless it is stopped before. */
export class Timers {
  readonly #running = new Set<ReturnType<typeof setTimeout>>();

  later(ms: number, action: () => void): void {
    const timer = setTimeout(() => {
      this.#running.delete(timer);
      action();
    }, ms);
    this.#running.add(timer);
  }

  stop(): void {
    for (const timer of this.#running) clearTimeout(timer);
    this.#running.clear();
  }
}
