import { type Locator, expect as playwrightExpect } from '@playwright/test';
import { href } from '../../../../app/href';
import { WebKitPage } from './page';
import { WebKitLocator } from './locator';

interface Check<Received> {
  /** Reads the current value from the page. */
  actual: (received: Received, ...expected: never[]) => Promise<unknown>;
  fits: (actual: never, ...expected: never[]) => boolean;
}

const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
const equals = (actual: string | null, expected: string | RegExp) =>
  expected instanceof RegExp ? expected.test(actual ?? '') : actual === expected;

const partChecks: Readonly<Record<string, Check<WebKitLocator>>> = {
  toBeVisible: { actual: (part) => part.ask({ ask: 'visible' }), fits: (visible: boolean | null) => visible === true },
  toBeHidden: { actual: (part) => part.ask({ ask: 'visible' }), fits: (visible: boolean | null) => visible !== true },
  toBeFocused: { actual: (part) => part.ask({ ask: 'focused' }), fits: (focused: boolean | null) => focused === true },
  toHaveCount: { actual: (part) => part.count(), fits: (actual: number, expected: number) => actual === expected },
  toHaveText: {
    actual: (part, expected: unknown) => part.ask({ ask: Array.isArray(expected) ? 'texts' : 'text' }),
    fits: (actual: string | string[] | null, expected: string | RegExp | string[]) =>
      Array.isArray(actual)
        ? JSON.stringify(actual.map(oneLine)) === JSON.stringify(expected)
        : equals(oneLine(actual), expected as string | RegExp),
  },
  toContainText: {
    actual: (part) => part.ask({ ask: 'text' }),
    fits: (actual: string | null, expected: string | RegExp) =>
      expected instanceof RegExp ? expected.test(oneLine(actual)) : oneLine(actual).includes(expected),
  },
  toHaveValue: {
    actual: (part) => part.ask({ ask: 'value' }),
    fits: (actual: string | null, expected: string | RegExp) => equals(actual, expected),
  },
  toHaveAttribute: {
    actual: (part, name: string) => part.ask({ ask: 'attribute', name }),
    fits: (actual: string | null, _name: string, expected?: string | RegExp) =>
      expected === undefined ? actual !== null : equals(actual, expected),
  },
  toHaveAccessibleDescription: {
    actual: (part) => part.ask({ ask: 'description' }),
    fits: (actual: string | null, expected: string | RegExp) => equals(actual, expected),
  },
  toBeInViewport: {
    actual: (part) => part.ask({ ask: 'seen' }),
    fits: (actual: number | null, { ratio }: { ratio?: number } = {}) => (actual ?? 0) >= (ratio ?? Number.EPSILON),
  },
};

const pageChecks: Readonly<Record<string, Check<WebKitPage>>> = {
  toHaveURL: {
    actual: async (page) => ({ url: await page.url(), base: page.baseUrl }),
    fits: ({ url, base }: { url: string; base: string }, expected: string | RegExp) =>
      equals(url, expected instanceof RegExp ? expected : new URL(expected, base).href),
  },
  toHaveTitle: { actual: (page) => page.title(), fits: equals },
};

/** Playwright's `expect`, extended to WebKitGTK. Like `goto`, `toHaveURL` accepts addresses of the site. */
export const expect = playwrightExpect.extend(
  Object.fromEntries([...Object.keys(partChecks), ...Object.keys(pageChecks)].map((name) => [name, matcher(name)])),
) as typeof playwrightExpect;

function matcher(name: string) {
  return async function (this: { isNot: boolean }, received: unknown, ...expected: unknown[]) {
    try {
      const isAddress = (value: unknown) => name === 'toHaveURL' && typeof value === 'string';
      const wanted = expected.map((value) => (isAddress(value) ? href(value as string) : value));
      await hold(name, received, wanted as never[], this.isNot);
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      return { pass: this.isNot, message: () => (error instanceof Error ? error.message : String(error)) };
    }
  };
}

async function hold(name: string, received: unknown, expected: never[], isNot: boolean): Promise<void> {
  if (received instanceof WebKitLocator) return poll(name, received, partChecks[name], expected, isNot);
  if (received instanceof WebKitPage) return poll(name, received, pageChecks[name], expected, isNot);
  const expectation = playwrightExpect(received as Locator);
  const checks = (isNot ? expectation.not : expectation) as unknown as Record<
    string,
    (...expected: never[]) => unknown
  >;
  await checks[name]?.(...expected);
}

async function poll<Received extends WebKitLocator | WebKitPage>(
  name: string,
  received: Received,
  check: Check<Received> | undefined,
  expected: never[],
  isNot: boolean,
): Promise<void> {
  if (!check) throw new Error(`${name} is not for this.`);
  let actual: unknown;
  const { timeout } = (expected.at(-1) ?? {}) as { timeout?: number };
  try {
    await playwrightExpect
      .poll(
        async () => {
          actual = await check.actual(received, ...expected);
          return check.fits(actual as never, ...expected) !== isNot;
        },
        timeout === undefined ? {} : { timeout },
      )
      .toBe(true);
  } catch (error) {
    const wanted = expected.map((value: unknown) => (value instanceof RegExp ? String(value) : JSON.stringify(value)));
    throw new Error(
      `${isNot ? 'not ' : ''}${name}(${wanted.join(', ')}): ${JSON.stringify(actual)} in ${received.toString()}\n${String(error)}`,
      {
        cause: error,
      },
    );
  }
}
