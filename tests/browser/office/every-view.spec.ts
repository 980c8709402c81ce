import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { type ServerContent, serverContentFile } from '../../../model/projections/server-content';
import type { OfficeRenderer } from '../../../office/office-options';
import { exampleFrame, exampleViews } from '../../../office/testing/example-views';
import { exampleWebsiteViews } from '../../../office/testing/example-website-views';
import { rendererBeside } from '../../../server/load-renderer';
import { axeFindings } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { tabStopsOf } from '../support/keyboard';
import { setEndOfWalk } from '../support/tab-stops';
import { testsAll } from '../support/tests-all';
import { cutTexts, overlappingTexts } from '../support/text-faults';

/* The unit tests of the views render the same examples in every language. */

const OFFICE = 'http://localhost';
const phone = { width: 360, height: 740 };
const loadRenderer = rendererBeside<OfficeRenderer>(pathToFileURL('build/server/main.js').href, 'office');
const release = `build/releases/${readFileSync('build/current', 'utf8').trim()}`;
const { lookCss: css } = JSON.parse(readFileSync(`${release}/${serverContentFile}`, 'utf8')) as ServerContent;

const ofWebsite = exampleWebsiteViews('en');
const ofCalls = Object.fromEntries(Object.entries(exampleViews('en')).filter(([name]) => !(name in ofWebsite)));

test.use({ viewport: phone });

for (const [part, views] of Object.entries({ calls: ofCalls, website: ofWebsite }))
  test(`every view of the office’s part for the ${part} is accessible, and fits small phones`, async ({ page }) => {
    test.slow();
    const { renderOffice, officeFiles } = await loadRenderer();
    const files = officeFiles({ css });
    let html = '';
    await page.route(`${OFFICE}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = files[pathname];
      if (file) return route.fulfill({ body: file.body, contentType: file.type });
      const body = pathname.startsWith('/preview/') ? '<!doctype html><title>Preview</title>' : html;
      return route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
    });
    const kinds = new Set<string>();
    for (const [name, view] of Object.entries(views))
      await test.step(name, async () => {
        ({ html } = await renderOffice(view, exampleFrame('en'), { css }));
        await page.goto(`${OFFICE}/`);
        const isFirst = !kinds.has(view.kind);
        kinds.add(view.kind);
        const faults = [...(await layoutFaults(page)), ...(await axeFindings(page, isFirst ? [360, 1280] : [360]))];
        // Where the focus is visible depends on the kind of view.
        if (isFirst || testsAll) faults.push(...(await hiddenTabStops(page)));
        expect.soft(faults, name).toEqual([]);
      });
  });

async function layoutFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, textSize } of [
    { width: 320, textSize: '100%' },
    { width: 360, textSize: '100%' },
    { width: 360, textSize: '200%' },
    { width: 1280, textSize: '100%' },
  ]) {
    await page.setViewportSize({ width, height: phone.height });
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), textSize);
    const where = `${width} px, text of ${textSize}`;
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > width) faults.push(`${where}: scrolls sideways to ${scrollWidth} px`);
    faults.push(...(await page.evaluate(overlappingTexts)).map((texts) => `${where}: overlap of ${texts}`));
    faults.push(...(await page.evaluate(cutTexts)).map((text) => `${where}: cut text “${text}”`));
  }
  return faults;
}

async function hiddenTabStops(page: Page): Promise<string[]> {
  await page.setViewportSize(phone);
  await page.evaluate(setEndOfWalk, false);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return (await tabStopsOf(page))
    .filter(({ isSeen }) => !isSeen)
    .map(
      ({ label, hidden, hiddenBy }) => `${hidden * 100} % of the focus on ${label} is under ${hiddenBy.join(' and ')}`,
    );
}
