import { expect, test } from '@playwright/test';
import { WebKitPage } from './page';
import type { Session } from './session';

test('queries continue on the previous page if Back removes the current one', async () => {
  const lost = new Promise<never>(() => undefined);
  let given = 0;
  const session = {
    evaluate: () => Promise.resolve(given < 2 ? { isReady: false } : { isReady: true, value: 0 }),
    send: () => ((given += 1) === 1 ? lost : Promise.resolve(null)),
  } as unknown as Session;
  const page = new WebKitPage(session, 'http://localhost', '');
  expect(await page.answer([{ by: 'role', role: 'dialog' }], { ask: 'count' })).toBe(0);
});

test('late responses to queries are accepted', async () => {
  const answersInMs = 3500;
  let last: Promise<unknown> = Promise.resolve();
  const session = {
    evaluate: () =>
      (last = last.then(async () => {
        await new Promise((resolve) => setTimeout(resolve, answersInMs));
        return { isReady: true, value: 0 };
      })),
  } as unknown as Session;
  const page = new WebKitPage(session, 'http://localhost', '');
  expect(await page.answer([{ by: 'role', role: 'dialog' }], { ask: 'count' })).toBe(0);
});
