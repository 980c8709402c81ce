import { expect, test } from '@playwright/test';
import { WebKitPage } from './page';
import type { Session } from './session';

test('a page that Back takes away never answers; the page behind it is asked', async () => {
  const lost = new Promise<never>(() => undefined);
  let given = 0;
  const session = {
    evaluate: () => Promise.resolve(given < 2 ? { isReady: false } : { isReady: true, value: 0 }),
    send: () => ((given += 1) === 1 ? lost : Promise.resolve(null)),
  } as unknown as Session;
  const page = new WebKitPage(session, 'http://localhost', '');
  expect(await page.answer([{ by: 'role', role: 'dialog' }], { ask: 'count' })).toBe(0);
});

test('a page that answers late, one question after the other, is heard', async () => {
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
