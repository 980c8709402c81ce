import { SpoolDatabase } from './database';
import { DeliveryTurns } from './delivery-turns';
import { Intake } from './intake';
import { Records } from './records';
import { Retention } from './retention';

/** What visitors sent and what became of it, in one file. */
export class Spool {
  readonly intake: Intake;
  readonly turns: DeliveryTurns;
  readonly records: Records;
  readonly retention: Retention;
  private readonly database: SpoolDatabase;

  constructor(path: string) {
    this.database = new SpoolDatabase(path);
    this.intake = new Intake(this.database);
    this.records = new Records(this.database);
    this.turns = new DeliveryTurns(this.database, this.records);
    this.retention = new Retention(this.database);
  }

  /** What the records take on disk; erased ones do not count. */
  bytes(): number {
    return this.database.bytes();
  }

  /** Writes a copy of everything, whole in itself, to a new file, while others read and write. */
  backUp(path: string): void {
    this.database.change('VACUUM INTO ?', path);
  }

  close(): void {
    this.database.close();
  }
}
