/** Waits for work to end, at most some milliseconds. The work isn't cancelled. */
export async function waitWithin(work: Promise<unknown>, ms: number): Promise<void> {
  let limit: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => (limit = setTimeout(resolve, ms)));
  await Promise.race([work, patience]);
  clearTimeout(limit);
}
