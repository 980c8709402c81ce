import { isDeepStrictEqual } from 'node:util';
import type { Change, Place, Value } from '../editing/change';
import type { ChangeRow } from '../pages/website-views';
import type { Language } from '../../words/languages';
import type { OfficeDatabase } from '../office-database';
import { placeKey, renamedPlace } from './place-key';
import type { PublishResult } from './workshop';

export type ChangeInWords = Pick<ChangeRow, 'breadcrumb' | 'was' | 'becomes'>;

/** A change with all that is needed to show and undo it. */
export interface PublishedChange extends Change {
  words: Readonly<Partial<Record<Language, ChangeInWords>>>;
}

export interface Publication {
  id: number;
  who: string;
  at: number;
  /** Of its problems. */
  language: Language;
  state: 'running' | 'live' | 'failed';
  changes: readonly PublishedChange[];
  /** Set if it undoes another one. */
  undoes: number | undefined;
  /** Why it failed or can't be finished yet, in plain sentences, or why git has no commit of it. */
  problems: readonly string[];
  release: string | undefined;
  /** Texts of the content files before and after. */
  texts: Texts | undefined;
  liveAt: number | undefined;
}

/** Number of publications whose texts are kept. An older one is undone by the inverse changes. */
const keptTexts = 20;

type Live = Extract<PublishResult, { kind: 'live' }>;
export type Texts = Pick<Live, 'before' | 'after'>;

/** Publications in `office.db`. At most one is running. */
export class Publications {
  constructor(
    private readonly database: OfficeDatabase,
    private readonly now: () => number = Date.now,
  ) {}

  /** Lists publications, the newest first. */
  newest(limit: number): Publication[] {
    const rows = this.database.rows<PublicationRow>(`SELECT * FROM publication ORDER BY id DESC LIMIT ?`, limit);
    return rows.map((row) => toPublication(row));
  }

  read(id: number): Publication | undefined {
    const row = this.database.row<PublicationRow>('SELECT * FROM publication WHERE id = ?', id);
    return row && toPublication(row);
  }

  running(): Publication | undefined {
    const row = this.database.row<PublicationRow>(`SELECT * FROM publication WHERE state = 'running'`);
    return row && toPublication(row);
  }

  /** Whether a later publication has undone this one, and hasn't been undone itself. */
  isUndone(id: number): boolean {
    const sql = `SELECT id FROM publication WHERE undoes = ? AND state = 'live'`;
    return this.database.rows<{ id: number }>(sql, id).some((later) => !this.isUndone(later.id));
  }

  /**
   * Starts a publication: links the edits up to each of these changes.
   *
   * @param changes of the draft, with ids, or of the publication to undo
   * @returns its id; undefined if another one is running
   */
  start({ who, language, changes, undoes }: NewPublication): number | undefined {
    return this.database.transaction(() => {
      if (this.running()) return undefined;
      const stored = changes.map(({ place, was, becomes, of, words }) => ({ place, was, becomes, of, words }));
      const sql = `INSERT INTO publication (who, at, language, state, changes, undoes) VALUES (?, ?, ?, 'running', ?, ?) RETURNING id`;
      const values = [who, this.now(), language, JSON.stringify(stored), undoes ?? null];
      const { id } = this.database.row<{ id: number }>(sql, ...values)!;
      const link = 'UPDATE edit SET publication = ? WHERE placeKey = ? AND id <= ?';
      for (const change of changes)
        if (change.id !== undefined) this.database.change(link, id, keyOf(change), change.id);
      return id;
    });
  }

  /** Notes that visitors see the changes. Their edits leave the draft; later edits of the same places now change the published value. */
  finish(id: number, { release, before, after, conflicts, notCommitted }: Omit<Live, 'kind'>): void {
    this.database.transaction(() => {
      const publication = this.read(id);
      if (publication?.state !== 'running') return;
      const kept = publication.changes.filter((_, position) => conflicts.includes(position));
      const changes = publication.changes.filter((change) => !kept.includes(change));
      for (const change of kept) this.keep(publication, change);
      this.database.change('DELETE FROM edit WHERE publication = ?', id);
      if (publication.undoes === undefined)
        for (const change of changes)
          this.database.change(
            'UPDATE edit SET base = ? WHERE placeKey = ?',
            JSON.stringify(change.becomes),
            keyOf(change),
          );
      this.renameEntries(changes);
      const sql = `UPDATE publication SET state = 'live', release = ?, texts = ?, problems = ?, liveAt = ? WHERE id = ?`;
      const problems = notCommitted === undefined ? [] : [notCommitted];
      const texts = JSON.stringify({ before, after });
      this.database.change(sql, release, texts, JSON.stringify(problems), this.now(), id);
      this.database.change('UPDATE publication SET texts = NULL WHERE id <= ?', id - keptTexts);
    });
  }

  /** Notes why a running publication can't be finished yet. */
  explain(id: number, problems: readonly string[]): void {
    this.database.change('UPDATE publication SET problems = ? WHERE id = ?', JSON.stringify(problems), id);
  }

  /** Notes why a publication failed. Its edits have never left the draft. */
  fail(id: number, problems: readonly string[]): void {
    const sql = `UPDATE publication SET state = 'failed', problems = ? WHERE id = ? AND state = 'running'`;
    this.database.change(sql, JSON.stringify(problems), id);
  }

  /** Keeps a change in the draft, or puts it there if it undoes another one. */
  private keep({ id, who, undoes }: Publication, change: PublishedChange): void {
    const key = keyOf(change);
    if (undoes === undefined) {
      this.database.change('UPDATE edit SET publication = NULL WHERE publication = ? AND placeKey = ?', id, key);
      return;
    }
    if (this.database.row('SELECT id FROM edit WHERE placeKey = ?', key)) return;
    const { place, was, becomes, of } = change;
    const sql = `INSERT INTO edit (who, at, placeKey, place, base, was, becomes, translationOf) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
    const values = [place, was, was, becomes].map((value) => JSON.stringify(value));
    this.database.change(sql, who, this.now(), key, ...values, of ?? null);
  }

  private renameEntries(changes: readonly Change[]): void {
    const rows = this.database.rows<{ id: number; place: string; base: string }>('SELECT id, place, base FROM edit');
    for (const { id, place: stored, base } of rows) {
      const place = renamedPlace(JSON.parse(stored) as Place, changes);
      const sql = 'UPDATE edit SET place = ?, placeKey = ? WHERE id = ?';
      this.database.change(sql, JSON.stringify(place), placeKey(place, JSON.parse(base) as Value), id);
    }
  }
}

interface NewPublication extends Pick<Publication, 'who' | 'language' | 'undoes'> {
  changes: readonly (PublishedChange & { id?: number })[];
}

function keyOf({ place, was }: Change): string {
  return placeKey(place, was);
}

/** The changes that undo others. */
export function inverseOf(changes: readonly PublishedChange[]): PublishedChange[] {
  return changes.map(({ place, was, becomes, of, words }) => {
    const { language: _, ...ofText } = place;
    const text = changes.find((change) => isDeepStrictEqual(change.place, ofText));
    const before = typeof text?.was === 'string' ? text.was : of;
    return {
      place: renamedPlace(place, changes),
      was: becomes,
      becomes: was,
      ...(of === undefined ? {} : { of: before }),
      words: Object.fromEntries(
        Object.entries(words).map(([language, word]) => [language, { ...word, was: word.becomes, becomes: word.was }]),
      ),
    };
  });
}

interface PublicationRow {
  id: number;
  who: string;
  at: number;
  language: Language;
  state: Publication['state'];
  changes: string;
  undoes: number | null;
  problems: string;
  release: string | null;
  texts: string | null;
  liveAt: number | null;
}

function toPublication({ changes, undoes, problems, release, texts, liveAt, ...row }: PublicationRow): Publication {
  return {
    ...row,
    // Older files have `way`. This can go once no office.db from before December 2026 is left.
    changes: JSON.parse(changes.replaceAll('"way":', '"breadcrumb":')) as PublishedChange[],
    undoes: undoes ?? undefined,
    problems: JSON.parse(problems) as string[],
    release: release ?? undefined,
    texts: texts === null ? undefined : (JSON.parse(texts) as Texts),
    liveAt: liveAt ?? undefined,
  };
}
