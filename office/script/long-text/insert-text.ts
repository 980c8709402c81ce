/** Replaces the selected text, as if it were typed. */
export function insertText(text: HTMLTextAreaElement, inserted: string): void {
  text.focus();
  // Only this command can be undone with Ctrl+Z. Nothing replaces it yet, though it is deprecated.
  if (document.execCommand?.('insertText', false, inserted)) return;
  text.setRangeText(inserted, text.selectionStart, text.selectionEnd, 'end');
  text.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: inserted }));
}
