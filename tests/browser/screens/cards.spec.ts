import { href } from '../../../app/href';
import { classList, content, feesOnCard, shown } from '../support/content';
import { expect, test } from '../support/one-tab';
import { needed, screenOf } from '../support/this-school';
import { words } from '../support/words';

// Without JavaScript, to test the built HTML.
test.use({ javaScriptEnabled: false });

test('Home has the slides, facilities, figures and panels of the content', async ({ page }) => {
  const { slides, tiles, figures, welcome } = shown(screenOf('home').data);
  await page.goto('/');
  const main = page.getByRole('main');
  const shownSlides = main.getByRole('region', { name: words.home.carousel }).getByRole('listitem');
  await expect(shownSlides).toHaveText(slides.map(({ sentence }) => sentence));
  const facilities = main.getByRole('region', { name: words.home.facilities }).getByRole('listitem');
  await expect(facilities).toHaveText(tiles.map(({ title }) => title));
  for (const [index, { to }] of tiles.entries())
    await expect(facilities.nth(index).getByRole('link')).toHaveAttribute('href', href(to));
  await expect(main.locator('dl[aria-label] dt')).toHaveText(figures.map(({ label }) => label));
  await expect(main.locator('dl[aria-label] dd')).toHaveText(figures.map(({ value }) => value));
  await expect(main.locator('summary')).toHaveText(welcome.accordion.map(({ title }) => title));
  await expect(main.locator('details dt')).toHaveText(
    welcome.accordion.flatMap(({ items = [] }) => items.map(({ title }) => title)),
  );
});

test('banner and floating link have the text and target of the settings', async ({ page }) => {
  const { admissionBanner, disclosureLink } = content.settings;
  await page.goto('/');
  const main = page.getByRole('main');
  const links = [admissionBanner, disclosureLink].filter((link) => link !== undefined);
  needed(links[0], 'banner or floating link');
  for (const { text, to } of links)
    await expect(main.getByRole('link', { name: shown(text), exact: true })).toHaveAttribute('href', href(to));
});

test('every class has a card with age, fee, seats, its description and APPLY NOW', async ({ page }) => {
  await page.goto(screenOf('classes').path);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(content.classes.map(({ label }) => shown(label)));
  for (const [index, each] of content.classes.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(words.classes.ages(each.ageFrom, each.ageTo));
    await expect(card).toContainText(feesOnCard(each));
    await expect(card).toContainText(words.classes.seats(each.seats));
    await expect(card).toContainText(shown(each.description));
    await expect(card.getByText(words.classes.apply).filter({ visible: true })).toHaveCount(classList ? 1 : 0);
  }
});

test('every member of staff has a card with photo, name, designation and qualification', async ({ page }) => {
  await page.goto(screenOf('teachers').path);
  const cards = page.getByRole('main').getByRole('listitem');
  const { staff, staffGroups } = content;
  const people = staffGroups.length > 0 ? staffGroups.flatMap(({ people: members }) => members) : staff;
  expect(people.map(({ name }) => name).sort()).toEqual(staff.map(({ name }) => name).sort());
  await expect(cards.getByRole('heading')).toHaveText(people.map(({ name }) => shown(name)));
  await expect(cards.locator('p:nth-of-type(1)')).toHaveText(people.map(({ designation }) => shown(designation)));
  await expect(cards.locator('p:nth-of-type(2)')).toHaveText(people.map(({ qualification }) => shown(qualification)));
  await expect(cards.locator('img')).toHaveCount(people.length);
});

for (const screen of content.screens) {
  if (screen.kind !== 'prose') continue;
  const { path, body, data } = screen;

  test(`${path} has the text, cards, steps and rules of the content`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    // Paragraphs without Markdown.
    const plain = body.split(/\n\s*\n/).filter((paragraph) => /^\p{L}[^[\]*_`<|\\&]*$/u.test(paragraph));
    for (const paragraph of plain) await expect(main).toContainText(shown(paragraph));
    for (const cell of cellsOf(body))
      await expect(main.getByRole('table').getByText(shown(cell), { exact: true }).first()).toBeVisible();
    for (const { title } of data.cards ?? [])
      await expect(main.getByRole('heading', { name: shown(title), exact: true, level: 2 })).toBeVisible();
    const steps = main.locator('ol > li').filter({ has: page.getByRole('heading') });
    await expect(steps.getByRole('heading')).toHaveText((data.steps ?? []).map(({ title }) => shown(title)));
    for (const { id, title, items } of content.rules.filter((each) => data.rules?.includes(each.id))) {
      await expect(main.getByRole('heading', { name: shown(title), exact: true })).toBeVisible();
      await expect(main.locator(`#${id}`).getByRole('listitem')).toHaveText(shown(items));
    }
  });
}

/** Table cells in a text, without Markdown. */
function cellsOf(body: string): string[] {
  const [, ...rows] = body.split('\n').filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line));
  const cells = rows.flatMap((row) => row.split('|').slice(1, -1));
  return cells.map((cell) => cell.trim()).filter((cell) => /^\p{L}[^[\]*_`<\\&{]*$/u.test(cell));
}
