import type Database from 'libsql';

interface Task {
  work: () => unknown;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs many small pieces of writing in one transaction, so that they share one sync of the disk: while it syncs, the next
 * ones gather. A promise resolves only once its writing is on disk.
 */
export class GroupCommit {
  private waiting: Task[] = [];

  constructor(private readonly database: Database.Database) {}

  /** @param work writes to the database, at once and without waiting for anything. */
  run<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ work, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  private flush(): void {
    const tasks = this.waiting;
    this.waiting = [];
    let results: unknown[];
    try {
      this.database.exec('BEGIN IMMEDIATE');
      results = tasks.map(({ work }) => work());
      this.database.exec('COMMIT');
    } catch (error) {
      // SQLite itself has already rolled back after some errors, such as a full disk.
      if (this.database.open && this.database.inTransaction) this.database.exec('ROLLBACK');
      for (const { reject } of tasks) reject(error);
      return;
    }
    tasks.forEach(({ resolve }, index) => {
      resolve(results[index] as never);
    });
  }
}
