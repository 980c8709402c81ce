import type { DatabaseSyncInstance } from '@photostructure/sqlite';

interface Task {
  work: () => unknown;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/**
 * Group commit: runs many small writes in one transaction, so that they share one disk sync. While it syncs, the next group gathers. A
 * promise resolves only once its write is on disk. A failing task doesn't affect the others.
 */
export class GroupCommit {
  private waiting: Task[] = [];

  constructor(private readonly database: DatabaseSyncInstance) {}

  /** Runs writes in the next group. @param work writes synchronously */
  run<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ work, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  private flush(): void {
    const tasks = this.waiting;
    this.waiting = [];
    try {
      this.database.exec('BEGIN IMMEDIATE');
      const settle = tasks.map((task) => this.runOne(task));
      this.database.exec('COMMIT');
      for (const tell of settle) tell();
    } catch (error) {
      for (const { reject } of tasks) reject(error);
      this.rollBack();
    }
  }

  /** @returns a function that settles the task's promise @throws errors that end the whole transaction */
  private runOne({ work, resolve, reject }: Task): () => void {
    this.database.exec('SAVEPOINT task');
    try {
      const result = work();
      this.database.exec('RELEASE task');
      return () => {
        resolve(result as never);
      };
    } catch (error) {
      // After some errors, such as a full disk, SQLite has already rolled everything back.
      if (!this.isInTransaction()) throw error;
      this.database.exec('ROLLBACK TO task; RELEASE task');
      return () => {
        reject(error);
      };
    }
  }

  /** Ends the transaction. If ROLLBACK fails, the next BEGIN fails, too, and the next group rolls back again. */
  private rollBack(): void {
    try {
      if (this.isInTransaction()) this.database.exec('ROLLBACK');
    } catch {
      // The callers already have the error that led to the ROLLBACK.
    }
  }

  private isInTransaction(): boolean {
    return this.database.isOpen && this.database.isTransaction;
  }
}
