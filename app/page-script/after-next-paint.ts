/** Runs a task once the page has been painted again: what is not seen at once must not hold up what is. */
export function afterNextPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
