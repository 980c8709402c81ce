import { chromium } from '@playwright/test';
import { chromiumOptions } from './e2e/engines/launch-options';
const [width, height, ...paths] = process.argv.slice(2);
const b = await chromium.launch(chromiumOptions());
const c = await b.newContext({ viewport: { width: Number(width), height: Number(height) }, reducedMotion: 'reduce', baseURL: 'http://localhost:8123', javaScriptEnabled: !process.env.NOJS });
const p = await c.newPage();
for (const path of paths) {
  await p.goto(path, { referer: 'http://localhost:8123/x' });
  await p.waitForTimeout(500);
  await p.evaluate(() => document.querySelector('dialog[open]')?.close());
  if (process.env.OPEN) await p.evaluate((s) => document.querySelectorAll(s).forEach((d: any) => d.open = true), process.env.OPEN);
  const h = await p.evaluate(() => document.documentElement.scrollHeight);
  console.log(path, h, (h / 740).toFixed(1));
  if (!process.env.QUIET) await p.screenshot({ path: `/tmp/s-${width}${path.replaceAll('/', '_')}.png`, fullPage: !process.env.VIEW });
}
await b.close();
