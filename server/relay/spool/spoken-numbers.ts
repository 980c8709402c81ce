import { randomInt } from 'node:crypto';
import { highestSpokenNumber, lowestSpokenNumber } from '../../../forms/spoken-number';
import { insertRow, type SpoolDatabase } from './database';

/**
 * Numbers tried from one starting point. If nearly all are assigned, trying every one would take longer than the rest of storing a
 * submission.
 */
const maxTried = 100;

/** Gives each submission a number that no other has (decision 41). */
export class SpokenNumbers {
  /** @param draw draws a number at random; tests replace it */
  constructor(
    private readonly database: SpoolDatabase,
    private readonly draw = () => randomInt(lowestSpokenNumber, highestSpokenNumber + 1),
  ) {}

  /** Assigns a number, in the commit that stores the submission. @returns `null` if nearly all numbers are assigned */
  give(at: number): number | null {
    const number = this.firstFree(this.draw()) ?? this.firstFree(lowestSpokenNumber);
    if (number === undefined) return null;
    insertRow(this.database, 'spokenNumber', { number, givenAt: at });
    return number;
  }

  private firstFree(from: number): number | undefined {
    if (!this.database.row('SELECT 1 FROM spokenNumber WHERE number = ?', from)) return from;
    const taken = this.database.row(
      `SELECT number FROM spokenNumber AS taken WHERE number >= ? AND number < ?
       AND NOT EXISTS (SELECT 1 FROM spokenNumber WHERE number = taken.number + 1)
       ORDER BY number LIMIT 1`,
      from,
      Math.min(from + maxTried, highestSpokenNumber),
    );
    return taken && Number(taken.number) + 1;
  }
}
