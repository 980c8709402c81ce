import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { valueAt } from '../../model/concepts/fields';
import type { ChangeRow } from '../pages/website-views';
import type { DraftText } from '../editing/merge';
import type { Language } from '../../words/languages';
import type { OfficeDatabase } from '../office-database';
import type { Drafts } from './drafts';
import type { PublishResult } from '../publishing/publisher';

export type PublishedChange = Pick<ChangeRow, 'kind' | 'breadcrumb' | 'was' | 'becomes' | 'language'>;

export interface Publication {
  id: number;
  who: string;
  at: number;
  /** Of its problems. */
  language: Language;
  state: 'running' | 'live' | 'failed';
  /** Files of the draft that it publishes. */
  files: Readonly<Record<string, DraftText>>;
  /** In words, for each language: values change again. */
  changes: Readonly<Partial<Record<Language, readonly PublishedChange[]>>>;
  /** Set if it undoes another one. */
  undoes: number | undefined;
  /** Why it failed or can't be finished yet, in plain sentences. */
  problems: readonly string[];
  release: string | undefined;
  /** Texts of the content files before and after; `undefined` if it is one of long ago, which can't be undone any more. */
  texts: Texts | undefined;
  liveAt: number | undefined;
}

/** Number of publications whose texts are kept, so that they can be undone. */
export const keptTexts = 100;

type Live = Extract<PublishResult, { kind: 'live' }>;
export type Texts = Pick<Live, 'before' | 'after'>;

/** Publications in `office.db`. At most one is running. */
export class Publications {
  constructor(
    private readonly database: OfficeDatabase,
    private readonly drafts: Drafts,
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

  /** @returns its id; undefined if another one is running */
  start({ who, language, files, changes, undoes }: NewPublication): number | undefined {
    return this.database.transaction(() => {
      if (this.running()) return undefined;
      const sql = `INSERT INTO publication (who, at, language, state, files, changes, undoes) VALUES (?, ?, ?, 'running', ?, ?, ?) RETURNING id`;
      const values = [who, this.now(), language, JSON.stringify(files), JSON.stringify(changes), undoes ?? null];
      return this.database.row<{ id: number }>(sql, ...values)!.id;
    });
  }

  /** Notes that visitors see the changes, which leave the draft. A file that somebody has edited by hand meanwhile stays in it. */
  finish(id: number, { release, before, after, editedMeanwhile }: Omit<Live, 'kind'>): void {
    this.database.transaction(() => {
      const publication = this.read(id);
      if (publication?.state !== 'running') return;
      const sql = `UPDATE publication SET state = 'live', release = ?, texts = ?, problems = '[]', liveAt = ? WHERE id = ?`;
      const texts = JSON.stringify({ before, after });
      this.database.change(sql, release, texts, this.now(), id);
      this.database.change('UPDATE publication SET texts = NULL WHERE id <= ?', id - keptTexts);
      const inContent = Object.entries(publication.files).filter(([file]) => !editedMeanwhile.includes(file));
      if (publication.undoes === undefined) this.drafts.published(Object.fromEntries(inContent));
    });
  }

  /** Notes why a running publication can't be finished yet. */
  explain(id: number, problems: readonly string[]): void {
    this.database.change('UPDATE publication SET problems = ? WHERE id = ?', JSON.stringify(problems), id);
  }

  /** Notes why a publication failed. Its changes have never left the draft. */
  fail(id: number, problems: readonly string[]): void {
    const sql = `UPDATE publication SET state = 'failed', problems = ? WHERE id = ? AND state = 'running'`;
    this.database.change(sql, JSON.stringify(problems), id);
  }
}

type NewPublication = Pick<Publication, 'who' | 'language' | 'files' | 'changes' | 'undoes'>;

/** What a publication undoes: its files as they were before. @returns undefined if their texts aren't kept any more */
export function filesBefore({ texts }: Pick<Publication, 'texts'>): Publication['files'] | undefined {
  if (!texts) return undefined;
  const { before, after } = texts;
  return Object.fromEntries(
    Object.keys(after).map((file) => [file, { base: after[file] ?? null, text: before[file] ?? null }]),
  );
}

/** Whether a publication has changed what the rules of web servers are made from: the redirects, and the languages of the site. */
export function changesRules({ texts }: Pick<Publication, 'texts'>): boolean {
  if (!texts) return false;
  const sources = [
    ['settings.yaml', 'redirects'],
    ['school.yaml', 'languages'],
  ] as const;
  return sources.some(([file, key]) => {
    const [before, after] = [texts.before, texts.after].map((version) => valueAt(parse(version[file] ?? ''), [key]));
    return !isDeepStrictEqual(before, after);
  });
}

/** The changes that undo others, in words. */
export function inverseInWords(changes: Publication['changes']): Publication['changes'] {
  const kinds = { added: 'removed', removed: 'added' } as const;
  const inverse = ({ kind, was, becomes, ...change }: PublishedChange): PublishedChange => ({
    ...change,
    kind: kind === 'added' || kind === 'removed' ? kinds[kind] : kind,
    was: becomes,
    becomes: was,
  });
  return Object.fromEntries(Object.entries(changes).map(([language, each]) => [language, each.map(inverse)]));
}

interface PublicationRow extends Pick<Publication, 'id' | 'who' | 'at' | 'language' | 'state'> {
  files: string;
  changes: string;
  undoes: number | null;
  problems: string;
  release: string | null;
  texts: string | null;
  liveAt: number | null;
}

function toPublication(row: PublicationRow): Publication {
  const { files, changes, undoes, problems, release, texts, liveAt } = row;
  return {
    ...row,
    files: JSON.parse(files) as Publication['files'],
    changes: JSON.parse(changes) as Publication['changes'],
    undoes: undoes ?? undefined,
    problems: JSON.parse(problems) as string[],
    release: release ?? undefined,
    texts: texts === null ? undefined : (JSON.parse(texts) as Texts),
    liveAt: liveAt ?? undefined,
  };
}
