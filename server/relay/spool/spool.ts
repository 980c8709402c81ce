import { dirname } from 'node:path';
import { readErased } from '../../backup/erased-list';
import { describeFault, type Log } from '../../log';
import { CallList } from './call-list';
import { type DamagedFile, damagedBeside } from './damage';
import { OwnedDatabase } from './database';
import { DeliveryQueue } from './delivery-queue';
import { FollowUps } from './follow-ups';
import { Intake } from './intake';
import { rememberForms } from './past-forms';
import { Records } from './records';
import { Retention } from './retention';
import { Reports } from './reports';
import { salvage } from './salvage';

/** All submissions and their delivery state, in one SQLite file. */
export class Spool {
  readonly intake: Intake;
  readonly queue: DeliveryQueue;
  readonly records: Records;
  readonly retention: Retention;
  readonly reports: Reports;
  readonly followUps: FollowUps;
  readonly callList: CallList;
  private readonly database: OwnedDatabase;
  private salvaging = Promise.resolve();

  /** @param log of the server: with it, a damaged file is set aside and replaced; without it, a damaged file is an error */
  constructor(
    private readonly path: string,
    private readonly log?: Log,
  ) {
    this.database = new OwnedDatabase(path, log && (() => this.onSetAside()));
    this.intake = new Intake(this.database);
    this.records = new Records(this.database);
    this.queue = new DeliveryQueue(this.database, this.records);
    this.retention = new Retention(this.database);
    this.reports = new Reports(this.database);
    this.followUps = new FollowUps(this.database);
    this.callList = new CallList(this.database);
  }

  /** Checks whether submissions can be stored. @throws SQLite's or the file system's error if not */
  async checkWriting(): Promise<void> {
    await this.database.commit(() => this.database.change('INSERT OR REPLACE INTO probe (id) VALUES (1)'));
  }

  /** Damaged files that were set aside, oldest first. */
  damaged(): Promise<DamagedFile[]> {
    return damagedBeside(this.path);
  }

  /** Copies readable records from files set aside by this or an earlier run of the server. */
  salvage(): Promise<void> {
    this.salvaging = this.salvaging.then(async () => {
      for (const { path } of (await this.damaged()).filter(({ result }) => !result)) {
        try {
          const { saved, unreadable } = await salvage(path, this.database, await readErased(dirname(this.path)));
          this.log?.({ event: 'salvaged', count: saved, unreadable });
        } catch (error) {
          this.log?.({ event: 'fault', ...describeFault(error) });
        }
      }
    });
    return this.salvaging;
  }

  /** Keeps what the forms are today, for reading records once the forms are different. What fails is repeated at the next start. */
  async rememberForms(content: Parameters<typeof rememberForms>[1]): Promise<void> {
    try {
      await this.database.commit(() => {
        rememberForms(this.database, content);
      });
    } catch (error) {
      this.log?.({ event: 'fault', ...describeFault(error) });
    }
  }

  /** Disk space used by records, in bytes, without erased ones. */
  bytes(): number {
    return this.database.bytes();
  }

  /** Sets the database aside if it is damaged, after another process couldn't read it. */
  checkIntegrity(): void {
    this.database.checkIntegrity();
  }

  close(): void {
    this.database.close();
  }

  private onSetAside(): void {
    this.log?.({ event: 'damaged file set aside' });
    // Salvage later, because the new file doesn't exist yet.
    setImmediate(() => void this.salvage());
  }
}
