import { fieldsOf } from '../../../model/concepts/fields';
import { partsSchema } from '../../../model/concepts/screens';
import { marked } from 'marked';
import { factTables } from '../../../model/projections/facts/fact-tables';
import type { Screen } from '../../../model/concepts/site-content';
import { chromium } from '../engines/engines';
import { addresses, addressesOfKinds, isAlbum } from '../support/addresses';
import { testsAll } from '../support/tests-all';
import { content, shown } from '../support/content';
import { expect, phone, test } from './fixtures';

test.use(phone);

/** All screens in Chromium without JavaScript; otherwise one of each kind, because the texts are the same. */
test('every screen is readable', async ({ page, engine, javaScriptEnabled }) => {
  const isWhole = testsAll || (engine === chromium && !javaScriptEnabled);
  for (const { path } of isWhole ? addresses : addressesOfKinds) {
    await test.step(path, async () => {
      await page.goto(path);
      if (isAlbum(path)) {
        // An open album hides the page below.
        await expect(page.locator('dialog[open] h2').first()).toBeVisible();
        await expect(page.locator('dialog[open] li img').first()).toBeVisible();
        return;
      }
      await expect(page.locator('h1')).toBeVisible();
      const screen = content.screens.find((each) => each.path === path);
      // Visitors can open each.
      await page.evaluate(() => {
        for (const each of document.querySelectorAll<HTMLDetailsElement>('main details:not([name])')) each.open = true;
      });
      const visible = asCompared(await page.locator('main').innerText());
      const texts = screen ? textsOf(screen) : textsOfNews(path);
      expect(texts.filter((text) => !visible.includes(asCompared(text)))).toEqual([]);
      if (screen?.kind === 'gallery')
        await expect(page.locator('main li img').filter({ visible: true })).toHaveCount(screen.data.pictures.length);
    });
  }
});

/** Texts of a screen that are visible without interaction. */
function textsOf({ kind, data, body }: Screen): string[] {
  switch (kind) {
    case 'home':
      return shown([
        data.heading,
        ...data.quickLinks.map(({ label }) => label),
        ...data.tiles.map(({ title }) => title),
        ...data.figures.flatMap(({ value, label }) => [value, label]),
        data.welcome.title,
        ...textsIn(data.welcome.text),
        ...data.welcome.accordion.map(({ title }) => title),
      ]);
    case 'prose': {
      const { cards = [], steps = [], rules = [], signature } = data;
      return shown([
        data.title,
        ...textsIn(body),
        ...[...cards, ...steps].flatMap(({ title, text }) => [title, ...textsIn(text)]),
        ...content.rules.filter(({ id }) => rules.includes(id)).flatMap(({ title, items }) => [title, ...items]),
        ...(signature ? [signature.name, signature.role] : []),
      ]);
    }
    case 'parts':
      return fieldsOf(partsSchema, data).flatMap(({ text, value, at }) => {
        if (!text || typeof value !== 'string' || /description|alt|searchWords/.test(at.join())) return [];
        return shown(text.kind === 'markdown' ? textsIn(value) : [value]);
      });
    case 'tables':
      return data.tables
        .flatMap((name) => factTables(name, content))
        .filter(({ rows }) => rows.length > 0)
        .flatMap(({ caption, rows, byMonth, language }) =>
          shown([caption, ...(byMonth?.rows ?? rows).flat()], language),
        );
    case 'gallery':
      return shown([data.title, ...textsIn(data.intro)]);
    case 'albums':
      return shown([data.title, ...textsIn(data.intro), ...data.albums.map(({ title }) => title)]);
    case 'documents':
      return shown(data.sections.flatMap(({ title, rows }) => [title, ...rows.map(({ label }) => label)]));
    case 'form':
      return shown(content.forms.find(({ id }) => id === data.form)!.fields.map(({ label }) => label));
    case 'search':
      return shown([
        data.title,
        ...content.screens.flatMap((each) => (each.kind === 'search' ? [] : [each.data.title])),
      ]);
    case 'contact':
      return shown(content.school.phones.map(({ number }) => number));
    case 'teachers':
      return shown(content.staff.flatMap(({ name, designation }) => [name, designation]));
    case 'classes':
      return shown(content.classes.flatMap(({ label, description }) => [label, description]));
    case 'news':
      return shown([data.title, ...textsIn(data.intro)]);
  }
}

/** Texts of a notice, or of a year. */
function textsOfNews(path: string): string[] {
  const part = path.slice(path.lastIndexOf('/') + 1);
  const notices = content.notices.filter(({ id, date }) => id === part || date.startsWith(`${part}-`));
  return shown(notices.flatMap(({ id, title, body }) => [title, ...(id === part ? textsIn(body) : [])]));
}

function textsIn(markdown = ''): string[] {
  const texts: string[] = [];
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'text' && !('tokens' in token && token.tokens)) texts.push((token as { text: string }).text);
  });
  return texts;
}

/** Ignores case and line breaks. */
function asCompared(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
