import { testsAll } from './tests-all';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** Exists after axe's source has run in the page. */
    axe?: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Elements that screen readers misreport, and axe accepts: row headers after cells of their row, because a header applies only
 * to the cells after it; and required fields without `aria-invalid`, because Firefox calls them invalid while they are empty.
 */
export const misreportedElements = 'td ~ th, :is(input, select, textarea)[required]:not([aria-invalid])';

/** A small phone, a usual one, a tablet, a computer. */
export const everyWidth = [320, 360, 768, 1440];

/** A phone and a computer; in `npm run test:all` all widths. */
export const usualWidths = testsAll ? everyWidth : [360, 1440];

/**
 * All axe violations at each width, with rule, element and fix.
 *
 * @param within selector of the checked part
 */
export async function axeFindings(page: Page, widths = everyWidth, within?: string): Promise<string[]> {
  const findings: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // After a resize the focused element may be under the header.
    await page.evaluate(() => document.querySelector(':focus')?.scrollIntoView());
    findings.push(...(await axeFindingsNow(page, within)).map((finding) => `${width} px: ${finding}`));
  }
  return findings;
}

/** The axe violations at the current width. Frames are not part of the site. */
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
