import { todayInIndia } from '../../../forms/calendar-date';
import { fieldsOf } from '../../../model/concepts/fields';
import type { SchoolClass } from '../../../model/concepts/school-class';
import { screenKinds } from '../../../model/concepts/screens';
import type { Screen } from '../../../model/concepts/site-content';
import { formatDay } from '../../../model/projections/dates/dates';
import { feesOf } from '../../../model/projections/facts/class-fees';
import { earlierSessions, factTables } from '../../../model/projections/facts/fact-tables';
import { currentNotices, newsScreen } from '../../../model/projections/news';
import { emptyCell } from '../../../words/empty-cell';
import { newsWordsIn, tableWordsIn, wordsIn } from '../../../words/words';
import { marked } from 'marked';
import { chromium } from '../engines/engines';
import { addresses, addressesOfKinds, isAlbum } from '../support/addresses';
import { testsAll } from '../support/tests-all';
import { content, shown } from '../support/content';
import { expect, phone, test } from './fixtures';

test.use(phone);

/** All screens in Chromium without JavaScript; otherwise one of each kind, because the texts are the same. */
test('every screen shows the texts of the content in their order', async ({ page, engine, javaScriptEnabled }) => {
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
      await page.evaluate(openAllDetails);
      const visible = asCompared(await page.locator('main').innerText());
      const texts = shown(screen ? textsOf(screen) : textsOfNews(path)).map(asCompared);
      if (screen && ['parts', 'search'].includes(screen.kind))
        expect
          .soft(
            texts.filter((text) => !visible.includes(text)),
            path,
          )
          .toEqual([]);
      else expect.soft(firstOutOfOrder(texts, visible), path).toBeUndefined();
      if (screen?.kind === 'gallery')
        await expect(page.locator('main li img').filter({ visible: true })).toHaveCount(screen.data.pictures.length);
    });
  }
});

/** Runs in the page. Without their name, the panels of an accordion can all be open. */
function openAllDetails(): void {
  for (const each of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    each.removeAttribute('name');
    each.open = true;
  }
}

/** The first text that isn't visible after all texts before it. */
function firstOutOfOrder(texts: readonly string[], visible: string): string | undefined {
  let end = 0;
  return texts.find((text) => {
    const start = visible.indexOf(text, end);
    end = start + text.length;
    return start === -1;
  });
}

/** The texts of a screen in the order of the page. The cells of a row and the facts about a person are one text. */
function textsOf({ kind, data, body }: Screen): string[] {
  switch (kind) {
    case 'home':
      return [
        ...data.slides.map(({ sentence }) => sentence),
        data.heading ?? data.title,
        ...(data.quickLinks ?? []).map(({ label }) => label),
        ...currentNotices(content.notices, todayInIndia())
          .slice(0, newsScreen(content) ? 3 : 0)
          .map(({ title }) => title),
        ...data.figures.flatMap(({ value, label }) => [label, value]),
        ...data.tiles.map(({ title }) => title),
        data.welcome.title,
        ...textsIn(data.welcome.text),
        ...data.welcome.accordion.flatMap(({ title, items = [] }) => [title, ...items.map((item) => item.title)]),
      ];
    case 'prose': {
      const { cards = [], steps = [], rules = [], signature } = data;
      return [
        data.title,
        ...textsIn(body),
        ...(signature ? [signature.name, signature.role] : []),
        ...steps.flatMap(({ title, text }) => [title, ...textsIn(text)]),
        ...rules
          .flatMap((id) => content.rules.filter((each) => each.id === id))
          .flatMap(({ title, items }) => [title, ...items]),
        ...cards.flatMap(({ title, text }) => [title, ...textsIn(text)]),
      ];
    }
    case 'parts':
      return fieldsOf(screenKinds.parts.schema, data).flatMap(({ text, value, at }) => {
        if (!text || typeof value !== 'string' || /description|alt|searchWords/.test(at.join())) return [];
        return text.kind === 'markdown' ? textsIn(value) : [value];
      });
    case 'tables':
      return [
        ...data.tables.flatMap((name) => factTables(name, content)),
        ...earlierSessions(data.tables, content).flatMap(({ tables }) => tables),
      ]
        .filter(({ rows }) => rows.length > 0)
        .flatMap(({ caption, rows, byMonth }) => [caption, ...(byMonth?.rows ?? rows).map(rowAsRead)]);
    case 'gallery':
      return [data.title, ...textsIn(data.intro)];
    case 'albums':
      return [
        data.title,
        ...textsIn(data.intro),
        ...data.albums.flatMap(({ title, photoCountLabel }) => [title, photoCountLabel]),
      ];
    case 'documents':
      return data.sections.flatMap(({ title, rows }) => [
        title,
        ...rows.flatMap((row) => [
          row.label,
          ...('value' in row ? [row.value] : []),
          ...('notApplicable' in row ? [row.notApplicable] : []),
        ]),
      ]);
    case 'form':
      return content.forms.find(({ id }) => id === data.form)!.fields.map(({ label }) => label);
    case 'search':
      return [data.title, ...content.screens.flatMap((each) => (each.kind === 'search' ? [] : [each.data.title]))];
    case 'contact':
      return content.school.phones.map(({ number }) => number);
    case 'teachers': {
      const { staff, staffGroups } = content;
      const people = staffGroups.length > 0 ? staffGroups.flatMap((group) => group.people) : staff;
      return people.map(({ name, designation, qualification }) => [name, designation, qualification].join(' '));
    }
    case 'classes':
      return content.classes.flatMap(textsOfClass);
    case 'news':
      return [
        data.title,
        ...textsIn(data.intro),
        ...currentNotices(content.notices, todayInIndia()).map(({ title }) => title),
      ];
  }
}

function textsOfClass(schoolClass: SchoolClass): string[] {
  const { heads } = content.fees;
  const fees = feesOf(schoolClass, heads, content.language).map(({ amount, paid }) => `${amount} ${paid}`);
  const { ages, seats } = wordsIn[content.language].classes;
  return [
    schoolClass.label,
    ages(schoolClass.ageFrom, schoolClass.ageTo),
    // Several fees have names and come last.
    ...(heads.length > 1 ? [] : fees),
    seats(schoolClass.seats),
    schoolClass.description,
    ...(heads.length > 1 ? fees : []),
  ];
}

function rowAsRead(cells: readonly string[]): string {
  const none = `${emptyCell} ${tableWordsIn[content.language].emptyCell}`;
  return cells.map((cell) => (cell === emptyCell ? none : cell)).join(' ');
}

/** The texts of a page of news: a notice, or all notices of a year. */
function textsOfNews(path: string): string[] {
  const part = path.slice(path.lastIndexOf('/') + 1);
  const notice = content.notices.find(({ id }) => id === part);
  if (!notice) return content.notices.filter(({ date }) => date.startsWith(`${part}-`)).map(({ title }) => title);
  const { title, date, until, body } = notice;
  const { language } = content;
  return [
    title,
    formatDay(date, language),
    ...(until ? [newsWordsIn[language].until(formatDay(until, language))] : []),
    ...textsIn(body),
  ];
}

function textsIn(markdown = ''): string[] {
  const texts: string[] = [];
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'text' && !('tokens' in token && token.tokens)) texts.push((token as { text: string }).text);
  });
  return texts;
}

/** A text without its line breaks and in lower case, for comparing. */
function asCompared(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
