import { type BrowserContext, type CDPSession, type Page } from '@playwright/test';

/** What a phone and its network are like. Chromium adds the latency to every request, not to every packet. */
export interface Network {
  name: string;
  megabitsPerSecond: number;
  latencyMs: number;
}

export const slow4G: Network = { name: 'slow 4G', megabitsPerSecond: 1.6, latencyMs: 150 };

export const networks: readonly Network[] = [
  { name: 'good 4G', megabitsPerSecond: 9, latencyMs: 170 },
  slow4G,
  { name: 'bad day', megabitsPerSecond: 1.3, latencyMs: 300 },
];

/** How many times slower than this machine’s processor. */
export const slowdowns = [4, 6] as const;

export interface Conditions {
  slowdown: number;
  network?: Network;
}

/** Makes the page’s processor, and its network if one is given, as slow as told. */
export async function slowDown(page: Page, { slowdown, network }: Conditions): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network) {
    const bytesPerSecond = (network.megabitsPerSecond * 1e6) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond / 2,
    });
  }
  return session;
}

/** A visitor who has never been here, in a context of their own that is closed afterwards. */
export async function asNewVisitor<T>(
  newContext: () => Promise<BrowserContext>,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await newContext();
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}
