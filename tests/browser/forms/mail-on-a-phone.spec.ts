import { expect, test } from '@playwright/test';
import type { FormDefinition } from '../../../forms/form-definition';
import { serverContentIn } from '../../../model/testing/edited-content';
import { composeMail } from '../../../server/relay/mail/compose-mail';
import { record } from '../../../server/relay/mail/submission-record.fixture';

/** A word that can't wrap, like a web address or the result of a key that was held down. */
const longWord = (start: string) => start + 'x'.repeat(500);
const email = `${'sunita.patil.'.repeat(3)}s@long.example.com`;
const phone = '98765 43210';

const form: FormDefinition = {
  id: 'long',
  title: longWord('Title'),
  template: 'long',
  summary: [],
  sent: { title: '', sentence: '' },
  fields: [
    { kind: 'email', name: 'email', label: 'E-mail', maxLength: 254 },
    { kind: 'mobile', name: 'mobile', label: 'Mobile', maxLength: 24 },
    { kind: 'date', name: 'day', label: 'Day' },
    { kind: 'text', name: 'text', label: longWord('Question'), maxLength: 600 },
    { kind: 'multiline', name: 'address', label: 'प्रश्न'.repeat(40), maxLength: 600 },
    { kind: 'select', name: 'list', label: 'List', placeholder: '', options: [], classesNotOffered: [] },
  ],
};

test('the mail fits a phone, whatever was typed', async ({ page }) => {
  const answers = {
    email,
    mobile: phone,
    day: longWord('day'),
    text: longWord('text'),
    address: `क्ष${'क्ष'.repeat(200)}\n${longWord('https://school.example/')}`,
    list: longWord('list'),
    [longWord('other')]: longWord('other'),
  };
  const { html } = composeMail(
    record(answers, {
      form: form.id,
      spokenNumber: 553_714,
      revision: 2,
      tags: ['honeypot', 'too fast', 'damaged'],
    }),
    {
      ...serverContentIn(),
      forms: [form],
      mailTemplates: {},
      mailFrom: 'website@school.example',
      mailTo: { [form.id]: 'office@school.example' },
    },
  );
  // Mail programs show a mail in their own page, which sets the viewport.
  await page.setContent(html.replace('<head>', '<head><meta name="viewport" content="width=device-width">'));
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.locator('body *').evaluateAll(cutElements)).toEqual([]);
    const number = await page.getByText('553 714').evaluate((element) => element.getClientRects().length);
    expect(number).toBe(1);
  }
  for (const cell of await page.locator('th, td').all()) await expect(cell).toHaveCSS('vertical-align', 'top');
});

/** Runs in the page. */
function cutElements(all: Element[]): string[] {
  return all
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}
