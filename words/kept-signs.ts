/** Placeholders or links that differ between a text and its translation. */
export interface SignsNotKept {
  kind: 'facts' | 'links';
  missing: readonly string[];
  added: readonly string[];
}
