/** Something that the office should see before the site goes live. */
export interface Finding {
  /** Path in `content/`; `undefined` for a setting. */
  file?: string;
  line?: number;
  what: string;
  /** Number of places that it summarizes; 1 if left out. */
  count?: number;
}

export interface FindingGroup {
  title: string;
  /** The reason and what to do, in one or two sentences. */
  advice: string;
  /** Whether the site must not go live with these findings. */
  mustChange: boolean;
  findings: Finding[];
}
