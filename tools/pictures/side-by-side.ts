/** Works through a list with so many pieces of work under way at once; stops at the first that throws. */
export async function sideBySide<Item>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: Math.min(count, items.length) }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

/** For work that must not run side by side: each piece begins when those before it have ended. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  };
}
