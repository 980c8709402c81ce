import type { Author, Draft } from '../editing/draft';
import { ifReadable } from '../editing/draft-content';
import type { EditedDraft } from '../editing/edit-draft';
import { type DraftText, rebase } from '../editing/merge';
import type { OfficeDatabase } from '../office-database';

/**
 * The draft: the content files that differ from the content, as texts. A running publication still counts as draft, so that people see
 * their changes until visitors do, and nothing is missing if it fails. Every call is on disk when it returns.
 */
export class Drafts {
  /** @param changesIn ids of the changes of a draft, as the content is now; `undefined` if they can't be found */
  constructor(
    private readonly database: OfficeDatabase,
    private readonly changesIn: (draft: Draft) => readonly string[] | undefined,
    private readonly now: () => number = Date.now,
  ) {}

  draft(): Draft {
    const files = this.database.rows<FileRow>('SELECT * FROM draftFile ORDER BY file');
    const authors = this.database.rows<ChangeRow>('SELECT * FROM draftChange');
    return {
      files: new Map(files.map(({ file, saves, ...row }) => [file, { ...row, saves: JSON.parse(saves) as number[] }])),
      authors: new Map(authors.map(({ id, who, at }) => [id, { who, at }])),
    };
  }

  /**
   * Stores files of the draft after an edit. From reading the draft until here, nothing may be awaited: only this process saves, and a save
   * in between would be lost.
   */
  store(edited: EditedDraft, who: string): void {
    this.database.transaction(() => {
      const saves = this.savesOf(this.draft(), [...edited.keys()]);
      for (const [file, { base, text }] of edited) {
        this.database.change('DELETE FROM draftFile WHERE file = ?', file);
        if (text === base) continue;
        const sql = 'INSERT INTO draftFile (file, base, text, who, at, saves) VALUES (?, ?, ?, ?, ?, ?)';
        this.database.change(sql, file, base, text, who, this.now(), JSON.stringify(saves.get(file)));
      }
      this.noteAuthors(who);
    });
  }

  /** Takes what is published out of the draft. What was saved in the meantime stays. @param files of the draft that was published */
  published(files: Readonly<Record<string, DraftText>>): void {
    for (const [file, published] of Object.entries(files)) {
      this.database.change('DELETE FROM draftFile WHERE file = ? AND text IS ?', file, published.text);
      const newer = this.database.row<FileRow>('SELECT * FROM draftFile WHERE file = ?', file);
      if (!newer) continue;
      // What somebody has edited by hand before the newer save is in both of its texts.
      const base = ifReadable(() => rebase(file, published, newer.base))?.text ?? published.text;
      this.database.change('UPDATE draftFile SET base = ? WHERE file = ?', base, file);
    }
    this.noteAuthors('');
  }

  /** The saves that have changed several files, for each file: what was saved together is published together. */
  private savesOf({ files }: Draft, edited: readonly string[]): ReadonlyMap<string, readonly number[]> {
    const saves = new Map(edited.map((file) => [file, files.get(file)?.saves ?? []] as const));
    const [first = []] = saves.values();
    const isKnown = first.some((save) => [...saves.values()].every((each) => each.includes(save)));
    if (edited.length < 2 || isKnown) return saves;
    const save = 1 + Math.max(0, ...[...files.values()].flatMap((each) => each.saves));
    return new Map([...saves].map(([file, each]) => [file, [...each, save]]));
  }

  /** Changes that are new, or differ from before, were made by whoever has saved just now. */
  private noteAuthors(who: string): void {
    const changes = this.changesIn(this.draft());
    if (!changes) return;
    const known = new Set(this.database.rows<ChangeRow>('SELECT * FROM draftChange').map(({ id }) => id));
    for (const id of known) if (!changes.includes(id)) this.database.change('DELETE FROM draftChange WHERE id = ?', id);
    const sql = 'INSERT INTO draftChange (id, who, at) VALUES (?, ?, ?)';
    for (const id of changes) if (!known.has(id)) this.database.change(sql, id, who, this.now());
  }
}

interface FileRow extends Author {
  file: string;
  base: string | null;
  text: string | null;
  saves: string;
}

interface ChangeRow extends Author {
  id: string;
}
