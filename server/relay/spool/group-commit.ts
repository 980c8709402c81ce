import type { DatabaseSyncInstance } from '@photostructure/sqlite';

interface Task {
  work: () => unknown;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs many small pieces of writing in one transaction, so that they share one sync of the disk: while it syncs, the next
 * ones gather. A promise resolves only once its writing is on disk. A piece that fails takes no other with it.
 */
export class GroupCommit {
  private waiting: Task[] = [];

  constructor(private readonly database: DatabaseSyncInstance) {}

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

  /** @returns tells what came of it. @throws what ends the whole transaction. */
  private runOne({ work, resolve, reject }: Task): () => void {
    this.database.exec('SAVEPOINT task');
    try {
      const result = work();
      this.database.exec('RELEASE task');
      return () => {
        resolve(result as never);
      };
    } catch (error) {
      // SQLite itself has already rolled everything back after some errors, such as a full disk.
      if (!this.isInTransaction()) throw error;
      this.database.exec('ROLLBACK TO task; RELEASE task');
      return () => {
        reject(error);
      };
    }
  }

  /** If this fails too, the next BEGIN fails, and its group rolls back again. */
  private rollBack(): void {
    try {
      if (this.isInTransaction()) this.database.exec('ROLLBACK');
    } catch {
      // The callers have the first error already.
    }
  }

  private isInTransaction(): boolean {
    return this.database.isOpen && this.database.isTransaction;
  }
}
