/** Runs tasks of one key one after the other, of different keys at the same time. Within this process only. */
export class KeyedLock {
  private readonly tails = new Map<string, Promise<unknown>>();

  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const turn = (this.tails.get(key) ?? Promise.resolve()).then(task, task);
    this.tails.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.tails.get(key) === turn) this.tails.delete(key);
    }
  }
}
