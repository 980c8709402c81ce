import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { SiteContent } from '../../model/concepts/site-content';
import { NOT_FOUND } from '../../model/projections/pages/not-found';
import { partsOf } from '../../model/projections/pages/screen-parts';

/** Widths in CSS pixels: a phone, a tablet, a desk. */
export const WIDTHS = [360, 768, 1440] as const;

interface View {
  name: string;
  path: string;
  /** What a visitor does before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
  /** Shows the enquiry dialog, which opens on arrival. */
  isArrival?: boolean;
  /** Takes the window instead of the whole page, for layers that are as high as the window. */
  inWindow?: boolean;
}

/** One screen of each kind, and the states that need an action. */
export function viewsOf({ screens, settings, school }: SiteContent): View[] {
  const ofKinds = screens.filter(({ kind }, index) => screens.findIndex((each) => each.kind === kind) === index);
  const form = screens.find((screen) => partsOf(screen).some((part) => 'form' in part));
  const albums = screens.find((screen) => screen.kind === 'albums');
  const [album] = albums?.data.albums ?? [];
  const home = screens[0]!.path;
  return [
    ...ofKinds.map(({ kind, path: address }) => ({ name: kind, path: address })),
    ...school.languages.slice(1).map((language) => ({ name: `home-${language}`, path: `/${language}` })),
    { name: 'menu', path: home, act: (page) => page.locator('[popovertarget]').first().click(), inWindow: true },
    { name: 'not-found', path: `${home}#${NOT_FOUND}`, inWindow: true },
    ...(settings.enquiryDialog ? [{ name: 'dialog', path: home, isArrival: true, inWindow: true }] : []),
    ...(albums && album ? [{ name: 'album', path: `${albums.path}/${album.id}`, inWindow: true }] : []),
    ...(form ? [{ name: 'mistakes', path: form.path, act: sendEmpty }] : []),
    { name: 'offline', path: home, act: (page) => page.context().setOffline(true), inWindow: true },
  ];
}

async function sendEmpty(page: Page): Promise<void> {
  await page.locator('main form [type=submit]').first().click();
  await page.locator('main [role=alert]').waitFor();
}

/** Takes every view at every width into a folder, as `<name>-<width>.png`. */
export async function takePictures(browser: Browser, baseURL: string, views: readonly View[], folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const width of WIDTHS) {
    for (const { name, path: address, act, isArrival, inWindow } of views) {
      const context = await browser.newContext({
        baseURL,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      // Visitors from another page of the site don’t get the enquiry dialog.
      await page.goto(address, isArrival ? {} : { referer: `${baseURL}/` });
      if (isArrival) await page.locator('dialog[open]').waitFor();
      // On wide screens the menu is a row without a button.
      if (!(name === 'menu' && width === WIDTHS[2])) await act?.(page);
      await loadPictures(page);
      await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: !inWindow });
      await context.close();
    }
  }
}

/** Loads lazy images too. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const late = [...document.images].filter(({ complete }) => !complete);
    await Promise.race([
      Promise.all(
        late.map(
          (image) => new Promise((done) => ['load', 'error'].forEach((sign) => image.addEventListener(sign, done))),
        ),
      ),
      new Promise((done) => setTimeout(done, 3000)),
    ]);
  });
}
