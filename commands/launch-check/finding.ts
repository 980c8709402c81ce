/** One thing that the office has to see before the site goes live. */
export interface Finding {
  /** File below `content/`; none for a setting. */
  file?: string;
  line?: number;
  what: string;
  /** How many it stands for, if not one. */
  count?: number;
}

export interface FindingGroup {
  title: string;
  /** Why it is here and what to do, in one or two sentences. */
  advice: string;
  /** Whether the site must not go live with it. */
  mustChange: boolean;
  findings: Finding[];
}
