import type { Place, Value } from '../editing/change';
import type { OfficeDatabase } from '../office-database';
import { placeKey } from './place-key';
import type { Draft } from './workshop';

export type DraftChange = Draft[number];

export interface Edit {
  /** Name of the account; empty without accounts. */
  who: string;
  place: Place;
  /** The value in the published content. */
  base: Value;
  /** The value in the draft that the form was rendered with. */
  was: Value;
  becomes: Value;
  /** For a translation: the text that it is a translation of. */
  of?: string;
  /** Id of the change that the draft has for this field, if it was made where the entry was before it moved. */
  moved?: number | undefined;
}

export type SaveResult =
  | { kind: 'saved' }
  /** Nothing was saved: the draft has another value. @property by empty if it is the published value */
  | { kind: 'conflict'; by: string; theirs: Value };

/**
 * The draft: the last edit of each place that isn't live. A running publication still counts as draft, so that people see their changes
 * until visitors do, and nothing is missing if it fails. Every call is on disk when it returns.
 */
export class Drafts {
  constructor(
    private readonly database: OfficeDatabase,
    private readonly now: () => number = Date.now,
  ) {}

  /** @param through id of the newest edit that counts */
  draft(through = Number.MAX_SAFE_INTEGER): DraftChange[] {
    const sql = `SELECT * FROM edit WHERE id IN (SELECT max(id) FROM edit WHERE id <= ? GROUP BY placeKey) ORDER BY id`;
    return this.database
      .rows<EditRow>(sql, through)
      .map((row) => toChange(row))
      .filter((change) => isDifferent(change));
  }

  /** @returns id of the newest edit, which may be one that has taken a change out; 0 without edits */
  newest(): number {
    return this.database.row<{ id: number | null }>('SELECT max(id) AS id FROM edit')?.id ?? 0;
  }

  /** Saves a value, unless the draft has one that the form wasn't rendered with. */
  save({ who, place, base, was, becomes, of, moved }: Edit): SaveResult {
    return this.database.transaction(() => {
      const found = (moved !== undefined && this.lastById(moved)) || this.last(placeKey(place, base));
      const current = found && isDifferent(found) ? found : undefined;
      const value = current ? current.becomes : base;
      if (value === becomes && (of === undefined || of === current?.of)) return { kind: 'saved' };
      if (value !== was && value !== becomes) return { kind: 'conflict', by: current?.who ?? '', theirs: value };
      // The base stays, so that a conflict with the published value isn't settled unseen.
      this.replace(current, { who, place, base: current ? current.was : base, was: value, becomes, of });
      return { kind: 'saved' };
    });
  }

  /** Takes a change out of the draft. @returns whether it was the last one at its place */
  undo(id: number, who: string): boolean {
    return this.database.transaction(() => {
      const change = this.lastById(id);
      if (change) this.revert(change, who);
      return change !== undefined;
    });
  }

  /**
   * Ends a conflict with a value that somebody has published meanwhile.
   *
   * @param keep which value the draft has from now on
   * @returns whether the change was the last one at its place
   */
  settle(id: number, who: string, keep: 'mine' | 'theirs', theirs: Value): boolean {
    return this.database.transaction(() => {
      const change = this.lastById(id);
      if (!change) return false;
      const { place, becomes: mine, of } = change;
      const kept = keep === 'mine' ? { becomes: mine, of } : { becomes: theirs };
      this.replace(change, { who, place, base: theirs, was: mine, ...kept });
      return true;
    });
  }

  /** Adds an edit, which may count as one of another place than the edit that it follows. */
  private replace(current: DraftChange | undefined, edit: Edit): void {
    this.add(edit);
    if (current && placeKey(current.place, current.was) !== placeKey(edit.place, edit.base))
      this.revert(current, edit.who);
  }

  private revert({ place, was: base, becomes: was }: DraftChange, who: string): void {
    this.add({ who, place, base, was, becomes: base });
  }

  private add({ who, place, base, was, becomes, of }: Edit): void {
    this.database.change(
      'INSERT INTO edit (who, at, placeKey, place, base, was, becomes, translationOf) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      who,
      this.now(),
      placeKey(place, base),
      ...[place, base, was, becomes].map((value) => JSON.stringify(value)),
      of ?? null,
    );
  }

  private last(key: string): DraftChange | undefined {
    const row = this.database.row<EditRow>('SELECT * FROM edit WHERE placeKey = ? ORDER BY id DESC LIMIT 1', key);
    return row && toChange(row);
  }

  /** @returns undefined if there is a newer edit of its place */
  private lastById(id: number): DraftChange | undefined {
    const row = this.database.row<EditRow>('SELECT * FROM edit WHERE id = ?', id);
    const last = row && this.last(row.placeKey);
    return last?.id === id ? last : undefined;
  }
}

interface EditRow {
  id: number;
  who: string;
  at: number;
  placeKey: string;
  place: string;
  base: string;
  was: string;
  becomes: string;
  translationOf: string | null;
  publication: number | null;
}

function toChange({ id, who, at, place, base, becomes, translationOf }: EditRow): DraftChange {
  return {
    id,
    who,
    at,
    place: JSON.parse(place) as Place,
    was: JSON.parse(base) as Value,
    becomes: JSON.parse(becomes) as Value,
    ...(translationOf === null ? {} : { of: translationOf }),
  };
}

/** Whether publishing changes anything. A translation may stay the same, but be confirmed for a new text. */
function isDifferent({ was, becomes, of }: DraftChange): boolean {
  return was !== becomes || of !== undefined;
}
