import type { BrowserContext, Page, Route } from '@playwright/test';

/**
 * Delays requests, as a slow connection does.
 *
 * @returns a function that lets the delayed and all later requests pass
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
