/** What keeps a program from reading a file, other than a wrong value: YAML has more signs than its users know. */
export type SyntaxProblem =
  | {
      kind:
        | 'closing-bracket'
        | 'closing-quotes'
        | 'entry-without-list'
        | 'hash-in-brackets'
        | 'hyphen-without-space'
        | 'line-of-hyphens'
        | 'no-colon'
        | 'spaces-after-hyphen'
        | 'tab'
        | 'text-after-quotes'
        | 'unaligned';
    }
  | { kind: 'field-twice'; isInEntry: boolean }
  | { kind: 'indentation'; now: number; meant: number }
  | { kind: 'hyphen-column'; spaces: number; to: 'left' | 'right'; hasMoreLines: boolean }
  | { kind: 'other-list'; entry: string; spaces: number }
  /** A text that needs quotation marks. `meant` is the corrected line, if it is short. */
  | { kind: 'unquoted'; because: 'braces' | 'colon' | 'question' | 'sign'; meant?: string | undefined }
  /** A sign that YAML reads as an anchor, an alias, a tag or a directive. */
  | { kind: 'sign'; isText: boolean; written: string }
  | { kind: 'directive' }
  | { kind: 'front-matter'; firstLine: string; isOpen: boolean };

/** A problem at a line, counted from 1. */
export interface Unreadable {
  line: number;
  found?: string | undefined;
  problem: SyntaxProblem;
}
