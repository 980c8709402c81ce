/** Something that the office should see before the site goes live. */
export interface Finding {
  /** Content file with the finding; `undefined` if the finding is a setting. */
  file?: string;
  line?: number;
  what: string;
  /** Number of places that the finding summarizes; 1 if it is missing. */
  count?: number;
}

export interface FindingGroup {
  title: string;
  /** The reason and what to do, in one or two sentences. */
  advice: string;
  /** Whether these findings keep the site from going live. */
  mustChange: boolean;
  findings: Finding[];
}

/** One finding for each file, with the number of its entries. */
export function countByFile(entries: readonly { file: string }[]): Finding[] {
  const files = [...new Set(entries.map(({ file }) => file))];
  return files.map((file) => {
    const count = entries.filter((each) => each.file === file).length;
    return { file, what: String(count), count };
  });
}
