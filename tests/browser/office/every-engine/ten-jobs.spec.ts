import type { Locator } from '@playwright/test';
import { pagesInLanguages } from '../../../../model/projections/pages/languages';
import { daysAfter, shortDay, shortWeekday } from '../../../../model/projections/dates/dates';
import { escapeRegExp } from '../../../../words/escape-regexp';
import { wordsIn } from '../../../../words/words';
import { content, contents } from '../../support/content';
import { clicksInDocs } from '../clicks-in-docs';
import { type Job, mostClicks } from '../job-runs';
import { expect, slow, test } from '../website-fixtures';

interface FieldJob {
  /** Its button on the home page of this part. */
  button: 'fees' | 'phones' | 'banner' | 'holidays' | 'committees' | 'teachers' | 'whatsapp';
  /** Address of the field, or its end: then the last field that ends so is meant. */
  field: string;
  next: (value: string) => string;
  /** What its page has, when the field has this value. */
  seen: (value: string) => string | RegExp;
}

const otherDigit = (number: string) => number.slice(0, -1) + ((Number(number.at(-1)) + 7) % 10);
const onlyDigits = (text: string) => text.replace(/\D/g, '');

const fieldJobs: Readonly<Partial<Record<Job, FieldJob>>> = {
  fee: {
    button: 'fees',
    // The last class.
    field: '/fees/yearly',
    next: () => '51100',
    seen: () => '51,100',
  },
  phone: {
    button: 'phones',
    field: 'school.yaml:phones/0/number',
    next: otherDigit,
    seen: (number) => `tel:+${onlyDigits(number)}`,
  },
  whatsapp: {
    button: 'whatsapp',
    field: 'school.yaml:whatsapp',
    next: otherDigit,
    seen: (number) => `wa.me/${onlyDigits(number)}`,
  },
  banner: {
    button: 'banner',
    field: 'settings.yaml:admissionBanner/text',
    next: (text) => text.replace(/\S+$/, 'Diwali'),
    seen: (text) => text,
  },
  holiday: {
    button: 'holidays',
    field: '/date',
    next: (day) => daysAfter(day, 1),
    // The row also has the weekday, which earlier sessions don't have on this day.
    seen: (day) => new RegExp(`${shortDay(day, 'en')}</th><td[^>]*>${shortWeekday(day, 'en')}<`),
  },
  committee: {
    button: 'committees',
    field: 'facts/committees.yaml:committees/0/members/3/name',
    next: () => 'Mrs. Sunanda Khadse',
    seen: (name) => name,
  },
  designation: {
    button: 'teachers',
    // The last teacher is 200 stops away by keyboard.
    field: 'facts/staff.yaml:staff/1/designation',
    next: (designation) => `${designation} (Abacus)`,
    seen: (designation) => designation,
  },
};

/** The last click of each job but undo. One test does it for all, since the build is the same for every change. */
const PUBLISH = 1;

const seenAs = (text: string | RegExp) => (typeof text === 'string' ? new RegExp(escapeRegExp(text)) : text);

for (const [name, { button, field, next, seen }] of Object.entries(fieldJobs) as [Job, FieldJob][])
  test.describe(() => {
    test.use({ job: name });

    test(`a clerk changes a value, and its page shows it: ${name}`, async ({
      page,
      hand,
      say,
      run,
      openWebsite,
      fieldLink,
      save,
      lookThrough,
      draftedPage,
    }) => {
      await openWebsite();
      await hand.press(page.getByRole('link', { name: say.website.jobs[button], exact: true }));
      await hand.press(fieldLink(field));
      const input = page.locator('#value');
      await expect(input).toBeVisible(slow);
      const becomes = next(await input.evaluate(({ value }: HTMLInputElement) => value));
      const path = await shownAt(page.locator('[data-preview]'));
      expect(await draftedPage(path)).not.toMatch(seenAs(seen(becomes)));
      await hand.type(input, becomes);
      await save();
      expect(await draftedPage(path)).toMatch(seenAs(seen(becomes)));
      await lookThrough();
      expectClicks(name, hand.clicks + PUBLISH, run.scripts === 'on' ? 0 : 1);
    });
  });

test.describe(() => {
  test.use({ job: 'translated sentence' });

  test('a clerk finds a sentence, and changes it in each language of the school', async ({
    page,
    hand,
    say,
    run,
    officeLanguage,
    openWebsite,
    fieldLink,
    save,
    lookThrough,
    draftedPage,
  }) => {
    const { school } = contents.find(({ language }) => language === officeLanguage)!;
    await openWebsite();
    await hand.type(page.getByLabel(say.website.search.label, { exact: true }), school.slogan);
    await hand.press(page.getByRole('button', { name: say.website.search.submit, exact: true }));
    await hand.press(fieldLink('school.yaml:slogan'));
    await expect(page.locator('#value')).toBeVisible(slow);
    const path = await shownAt(page.locator('[data-preview]'));
    const texts = [
      { input: '#value', text: 'A river has no last row.' },
      { input: '#value-mr', text: 'नदीला शेवटची रांग नसते.' },
      { input: '#value-hi', text: 'नदी की कोई आख़िरी पंक्ति नहीं होती।' },
    ];
    for (const { input, text } of texts) {
      await hand.type(page.locator(input), text);
      await save(input);
    }
    for (const [index, each] of pagesInLanguages(content.school.languages, path).entries())
      expect(await draftedPage(each.path)).toContain(texts[index]!.text);
    await lookThrough(texts.length);
    const saves = run.scripts === 'on' ? 0 : texts.length;
    expectClicks('translated sentence', hand.clicks + PUBLISH, saves);
  });
});

test.describe(() => {
  test.use({ job: 'admission' });

  test('a clerk closes the admission to a class', async ({
    page,
    hand,
    say,
    openWebsite,
    lookThrough,
    draftedPage,
    livePage,
  }) => {
    const closedClasses = (html: string) => html.split(wordsIn.en.classes.closed).length;
    await openWebsite();
    await hand.press(page.getByRole('link', { name: say.website.jobs.admission, exact: true }));
    await hand.press(page.getByRole('main').locator('button[value="closed"]').first());
    await lookThrough();
    expectClicks('admission', hand.clicks + PUBLISH);
    expect(closedClasses(await draftedPage('/classes'))).toBeGreaterThan(closedClasses(await livePage('/classes')));
  });
});

test.describe(() => {
  test.use({ job: 'undo' });

  test('a clerk publishes a change until visitors see it, and undoes it', async ({
    page,
    hand,
    say,
    openWebsite,
    client,
    lookThrough,
    publishBy,
    livePage,
  }) => {
    const was = 'A circle has no back bench.';
    const becomes = 'Every child has a front seat.';
    const isChanged = async () => (await livePage('/')).includes(becomes);
    const before = withoutDay(await livePage('/'));
    await client.post('/website/field', { address: 'school.yaml:slogan', was, becomes });
    await openWebsite();
    await lookThrough();
    await publishBy(page.getByRole('button', { name: say.website.draft.publish, exact: true }), isChanged);
    const { clicks } = hand;
    await publishBy(
      page.getByRole('button', { name: say.website.publication.undo, exact: true }),
      async () => !(await isChanged()),
    );
    expect(withoutDay(await livePage('/'))).toBe(before);
    expectClicks('undo', hand.clicks - clicks);
  });
});

/** Leaves out the day on which the content last changed, which an undo changes too, and the mark of the page’s version. */
function withoutDay(html: string): string {
  return html.replace(/\d{1,2} \p{L}+ \d{4}|data-mark="\w+"/gu, '');
}

/** The page of the preview, in the first language. */
async function shownAt(preview: Locator): Promise<string> {
  const path = (await preview.getAttribute('data-preview')) ?? '';
  return pagesInLanguages(content.school.languages, path)[0]!.path;
}

/** @param saves clicks on Save, which pages without scripts need */
function expectClicks(job: Job, clicks: number, saves = 0): void {
  expect(clicks - saves).toBe(clicksInDocs(job));
  expect(clicks).toBeLessThanOrEqual(mostClicks[job]);
}
