import { expect } from '@playwright/test';
import { choicesOf, formInput } from '../../../office/editing/field-form';
import { addressOf, type FieldPlace, fieldPlaces } from '../../../model/projections/fields/field-places';
import { content } from '../support/content';
import { goTo, type Reach, type ViewContext } from './views';
import { slow } from './website-fixtures';

/** Kind of form → the field with the longest value. */
const fields = new Map(
  fieldPlaces(content.files, content.language)
    .toSorted((one, other) => String(one.value).length - String(other.value).length)
    .map((place) => {
      const choices = choicesOf(place, content.files, content.language);
      const isTranslated = Object.keys(place.translations).length > 0;
      const kind = formInput(place, choices);
      return [
        kind + (isTranslated ? ', translated' : '') + (choices && choices.length > 3 ? ', in a list' : ''),
        place,
      ];
    }),
);

const text = () => fields.get('line, translated')!;
const number = () => fields.get('number')!;

const pageOf = (place: FieldPlace) => `/website/field?at=${encodeURIComponent(addressOf(place))}`;

const search =
  (asked: () => string): Reach =>
  async ({ page, at, say }) => {
    await page.goto(at('/website'));
    await page.getByLabel(say.website.search.label, { exact: true }).fill(asked());
    // On a busy machine the workshop may take longer to start than the office waits for it. A clerk presses again, too.
    await expect(async () => {
      await page.getByRole('button', { name: say.search.find, exact: true }).click();
      await page.getByRole('heading', { name: say.website.fields.found, level: 1 }).waitFor({ timeout: 60_000 });
    }).toPass(slow);
  };

/** A colleague saves a number in the draft. */
const saveNumber = ({ client }: ViewContext, was: string, becomes: string) =>
  client.post('/website/field', { address: addressOf(number()), was, becomes });

const publish =
  (end: 'live' | 'failed'): Reach =>
  async ({ page, at, say }) => {
    await page.goto(at('/website/draft'));
    const button = page.getByRole('button', { name: say.website.draft.publish, exact: true });
    // A page from before the mistake would still offer it.
    await button.evaluate((each: HTMLButtonElement) => void (each.disabled = false));
    await button.click();
    await page.getByRole('heading', { name: say.website.publication.titles[end], level: 1, exact: true }).waitFor(slow);
  };

/** View of the website's part → how a clerk gets there, after the views above it. */
export const websiteViews: Readonly<Record<string, Reach>> = {
  'website without changes': goTo('/website'),
  'places that a search has found': search(() => String(text().value)),
  'search for a place without result': search(() => '9999999999'),
  'fields of a job': goTo('/website/jobs/slides'),
  'fields of an entry': goTo('/website/entry?at=facts/classes.yaml:classes/0'),
  'fields of a job with buttons': goTo('/website/jobs/admission'),
  ...Object.fromEntries([...fields].map(([kind, place]) => [`field: ${kind}`, goTo(pageOf(place))])),
  'no changes to publish': goTo('/website/draft'),
  'field with a mistake': async (context) => {
    await saveNumber(context, String(number().value), 'many');
    await goTo(pageOf(number()))(context);
  },
  'changes with a mistake': goTo('/website/draft'),
  'publication that failed': publish('failed'),
  'conflict in a field': async (context) => {
    const { page, at, say } = context;
    await page.goto(at(pageOf(number())));
    await saveNumber(context, 'many', String(number().value));
    await page.locator('#value').fill('few');
    await page.locator('#value').blur();
    await page.getByRole('heading', { name: say.conflict.title }).waitFor();
  },
  'text that translations no longer fit': async ({ page, at, client }) => {
    const { value } = text();
    await client.post('/website/field', { address: addressOf(text()), was: `${value}`, becomes: `${value} (2)` });
    await page.goto(at(pageOf(text())));
  },
  'preview with marks': async ({ page, at }) => {
    const frame = await page.locator('[data-preview]').getAttribute('src');
    await page.goto(at(`${frame}?mark=changes`));
  },
  changes: async ({ page, at }) => {
    await page.goto(at('/website/draft'));
    await page.locator('[role=status]:not([data-reload])').first().waitFor(slow);
  },
  'what is missing': goTo('/website/jobs/missing'),
  'website with changes': goTo('/website'),
};

/** Views after those above. They bring back the published content. */
export const publicationViews: Readonly<Record<string, Reach>> = {
  publication: publish('live'),
  'publication that undid another': async ({ page, say }) => {
    await page.getByRole('button', { name: say.website.publication.undo, exact: true }).click();
    await page.getByText(say.website.publication.undoes).waitFor();
    await page.getByRole('heading', { name: say.website.publication.titles.live, level: 1, exact: true }).waitFor(slow);
  },
  'publication that was undone': async ({ page, say }) => {
    const { pathname, origin } = new URL(page.url());
    await page.goto(origin + pathname.replace(/\d+$/, (id) => String(Number(id) - 1)));
    await page.getByRole('heading', { name: say.website.publication.titles.undone, level: 1, exact: true }).waitFor();
  },
  'website with publications': goTo('/website'),
};
