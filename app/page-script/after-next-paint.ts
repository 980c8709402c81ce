/** Runs a task after the next paint, so that invisible work doesn't delay visible work. */
export function afterNextPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
