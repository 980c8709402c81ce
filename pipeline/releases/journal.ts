import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { replaceFile, syncFolder } from '../../model/writing/edit-file';

/** While it exists, a publication can only go forward. See docs/decisions/0069-publishing.md. */
export const JOURNAL = 'build/publishing.json';

/** The last publication, for when it is asked for once more. */
const PUBLISHED = 'build/published.json';

/** Takes room on the disk until the journal is open: the steps after it need some, and can't be refused. */
const RESERVE = 'build/publishing.reserve';
const RESERVED_BYTES = 4 * 1024 * 1024;

/** File below the content folder → its text; `null` for a file that doesn't exist. */
export type Texts = Readonly<Record<string, string | null>>;

/** A publication whose release is complete. While its journal exists, it only goes forward. */
export interface Publishing {
  /** Hash of everything that was asked for. The id alone could be one of an `office.db` that was lost. */
  request: string;
  release: string;
  /** Path from the working directory to the content folder. */
  folder: string;
  before: Texts;
  after: Texts;
  /** Author and title of the commit. */
  who: string;
  title: string;
}

export interface Published extends Publishing {
  /** Files that somebody has edited between the release and the new text. They keep that edit, and don't have the new text. */
  editedMeanwhile: readonly string[];
}

/** @throws the file system's error; then there is no journal */
export function openJournal(publishing: Publishing): void {
  writeFileSync(RESERVE, Buffer.alloc(RESERVED_BYTES, 1));
  try {
    replaceFile(JOURNAL, JSON.stringify(publishing));
  } finally {
    rmSync(RESERVE);
  }
}

/** The publication that is running, or that a crash has interrupted. */
export function readJournal(): Publishing | undefined {
  return readOptional<Publishing>(JOURNAL);
}

export function closeJournal(published: Published): void {
  replaceFile(PUBLISHED, JSON.stringify(published));
  rmSync(JOURNAL);
  syncFolder('build');
}

export function readLastPublished(): Published | undefined {
  return readOptional<Published>(PUBLISHED);
}

function readOptional<Read>(file: string): Read | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Read) : undefined;
}
