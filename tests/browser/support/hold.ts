import type { BrowserContext, Page, Route } from '@playwright/test';

/**
 * Keeps requests waiting, as a bad connection does, until the function that it gives back is called; those that follow
 * then pass.
 */
export async function holdRequests(where: Page | BrowserContext, url: string): Promise<() => void> {
  const waiting: Route[] = [];
  let isHolding = true;
  await where.route(url, (route) => (isHolding ? void waiting.push(route) : route.continue()));
  return () => {
    isHolding = false;
    for (const route of waiting) void route.continue();
  };
}
