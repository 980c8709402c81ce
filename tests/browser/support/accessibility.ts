import { testsAll } from './tests-all';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** In a page in which its source has run. */
    axe?: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** A small phone, a usual one, a tablet, a computer. */
export const everyWidth = [320, 360, 768, 1440];

/** A phone and a computer; at night all of them. */
export const usualWidths = testsAll ? everyWidth : [360, 1440];

/**
 * Everything on the page that axe finds wrong, at each width: width, rule, element and what to do.
 *
 * @param within selector of the part in which it looks
 */
export async function axeFindings(page: Page, widths = everyWidth, within?: string): Promise<string[]> {
  const findings: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // The browser leaves the place of another width, at which what has the focus may lie under the header.
    await page.evaluate(() => document.querySelector(':focus')?.scrollIntoView());
    findings.push(...(await axeFindingsNow(page, within)).map((finding) => `${width} px: ${finding}`));
  }
  return findings;
}

/** The same at the width that it has now. Nothing in a frame is the site’s own. */
export async function axeFindingsNow(page: Page, within = ':root'): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const options = { runOnly: TAGS, resultTypes: ['violations' as const], iframes: false };
  return page.evaluate(
    async ([context, runOptions]) => {
      const { violations } = await window.axe!.run(context, runOptions);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} – ${failureSummary}`),
      );
    },
    [within, options] as const,
  );
}
