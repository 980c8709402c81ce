import { describe, expect, it } from 'vitest';
import { languageCodes, languages } from '../../words/languages';
import { officeWordsIn } from '../../words/words';
import { renderOffice } from './render';
import { exampleEntry, exampleFrame, exampleRecord, exampleViews } from '../testing/example-views';
import { buttonsOf, fieldsOf, type Page, show } from '../testing/shown-page';
import type { OfficeView } from './views';

const look = { css: '' };
const say = officeWordsIn.en;
const record = `/records/${'1'.repeat(64)}`;

describe.each(languageCodes)('in %s', (language) => {
  const views = Object.entries(exampleViews(language));

  it.each(views)('a whole page with labels, nothing inline, and no word of another script: %s', async (_name, view) => {
    const page = await show(view, {}, language);
    expect(page.documentElement.lang).toBe(languages[language].tag);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.title).toContain(page.querySelector('h1')!.textContent);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // React counts these through the page, so they would change with it.
    expect(ids.filter((id) => id.startsWith('_R_'))).toEqual([]);
    for (const field of page.querySelectorAll('input:not([type=hidden], [hidden]), select, textarea')) {
      expect(field.getAttribute('name')).not.toBe('');
      expect(page.querySelector(`label[for="${field.id}"]`)?.textContent, field.outerHTML).toBeTruthy();
    }
    expect(page.documentElement.outerHTML, 'for the policy').not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/);
    expect(foreignWords(page)).toEqual([]);
  });
});

/** Words that aren't in the script of their `lang`, besides addresses, which are Latin in every language. */
function foreignWords(page: Page): string[] {
  const found = [...page.querySelectorAll(':not(script, style)')].flatMap((element) => {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.textContent);
    const spoken = ['aria-label', 'placeholder', 'title', 'data-label'].map((name) => element.getAttribute(name));
    const { script } = new Intl.Locale(element.closest('[lang]')!.getAttribute('lang')!).maximize();
    const foreign = new RegExp(`(?:(?!\\p{Script=${script}})\\p{L}\\p{M}*)+`, 'gu');
    return [...texts, ...spoken].flatMap((text) => (text ?? '').replace(/\S+@\S+/g, '').match(foreign) ?? []);
  });
  return [...new Set(found)];
}

describe('texts of visitors and clerks', () => {
  const evil = '<img src=x onerror=alert(1)>"\u202e&amp;';
  const shown = evil.replace('\u202e', '');
  const entry = exampleEntry('en', 1, { headline: [evil, evil, evil], owner: evil, phone: evil });
  const view = exampleRecord('en', {
    entry,
    owners: [evil],
    answers: [{ name: 'full_name', label: 'Name', value: evil }],
    others: [{ name: evil, value: evil }],
    earlier: [{ receivedAt: 0, fields: [{ name: evil, value: evil }] }],
    history: (['note', 'answers', 'owner', 'stage', 'call', 'undone'] as const).map((kind) => ({
      at: 0,
      who: evil,
      kind,
      was: evil,
      becomes: evil,
    })),
    siblings: [{ entry, answers: [{ name: 'full_name', label: 'Name', value: evil }] }],
    attempts: [{ at: 0, recipient: evil, outcome: 'sent', reply: evil }],
    refused: {
      field: 'owner',
      becomes: evil,
      conflicts: [{ field: 'owner', theirs: evil, by: evil, at: 0, mine: evil }],
    },
  });

  it.each<[string, OfficeView]>([
    ['record', view],
    ['mail', { kind: 'mail', subject: evil, headers: [{ name: evil, value: evil }], text: evil }],
    [
      'sheet',
      {
        kind: 'sheet',
        today: '2026-12-03',
        calls: [{ entry, others: [entry], withNumber: 2, parent: evil, notes: [evil] }],
        range: { from: 1, to: 1, all: 1 },
        next: undefined,
      },
    ],
    ['list', { ...(exampleViews('en').list as OfficeView & { kind: 'list' }), entries: [entry], search: evil }],
  ])('stay texts, and can’t turn the text beside them around: %s', async (_name, each) => {
    const page = await show(each);
    expect(page.querySelector('img')).toBeNull();
    expect(page.body.textContent).toContain(shown);
    const { html } = await renderOffice(each, exampleFrame('en'), look);
    expect(html).not.toContain('\u202e');
  });

  it('are isolated and keep their digits, wherever they are beside ours', async () => {
    const page = await show(view);
    const bare = [...page.querySelectorAll('main *')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.includes(shown)) &&
        !element.closest('bdi, [dir=auto], option'),
    );
    expect(bare.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

describe('a record', () => {
  it('calls and writes to the family in its language', async () => {
    const page = await show(exampleRecord('en', { entry: exampleEntry('en', 1, { callIn: 'hi' }) }));
    expect(page.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+919876543211');
    const whatsapp = page.querySelector('a[href^="https://wa.me/919876543211?text="]')!;
    const text = decodeURIComponent(whatsapp.getAttribute('href')!);
    expect(text).toContain(officeWordsIn.hi.entry.whatsappGreeting('Example School, Rampur'));
  });

  it('without a number that can be called, it links none', async () => {
    const page = await show(exampleRecord('en', { entry: exampleEntry('en', 1, { phone: 'ask my uncle' }) }));
    expect(page.querySelector('a[href^="tel:"], a[href^="https://wa.me"]')).toBeNull();
    expect(page.body.textContent).toContain(say.entry.noPhone);
  });

  it('each form posts one change, with the value that it was rendered with', async () => {
    const page = await show(exampleRecord('en'), { address: record });
    expect(page.querySelector(`form[action="${record}/stage"] [name=who]`)?.getAttribute('value')).toBe('Meera');
    expect(fieldsOf(page, `${record}/stage`)).toEqual({ was: 'called', wasCallOn: '2026-12-04' });
    expect(buttonsOf(page, `${record}/stage`).map(([, value]) => value)).toEqual([
      'new',
      'called',
      'visited',
      'form-sold',
      'admitted',
      'not-coming',
    ]);
    expect(fieldsOf(page, `${record}/call-on`)).toEqual({
      was: '2026-12-04',
      wasRemark: '',
      day: '2026-12-04',
      remark: '',
    });
    // Enter in a field presses the first button, which must not choose another day.
    expect(buttonsOf(page, `${record}/call-on`)[0]).toEqual(['', null]);
    expect(fieldsOf(page, `${record}/owner`)).toEqual({ was: 'Meera', becomes: 'Meera' });
    expect(fieldsOf(page, `${record}/call`)).toEqual({
      token: 'a-token',
      wasCallOn: '2026-12-04',
      wasRemark: '',
      next: record,
      text: '',
    });
    expect(buttonsOf(page, `${record}/call`).map(([, value]) => value)).toEqual([
      'reached',
      'not reached',
      'again',
      null,
    ]);
  });

  it('shows both values of a conflict, and offers each', async () => {
    const page = await show(
      exampleRecord('en', {
        refused: {
          field: 'stage',
          becomes: 'admitted',
          conflicts: [{ field: 'stage', theirs: 'visited', by: 'Sunil', at: 0, mine: 'admitted' }],
        },
      }),
    );
    const conflict = page.querySelector('[role=alert]')!;
    expect(conflict.textContent).toContain('Sunil has meanwhile set “Stage” to “Visited”.');
    expect(conflict.textContent).toContain('You wanted “Admitted”.');
    expect(conflict.querySelector('a')?.getAttribute('href')).toBe(record);
    const next = { wasCallOn: '2026-12-04' };
    expect(fieldsOf(page, `${record}/stage`)).toEqual({ was: 'visited', becomes: 'admitted', ...next });
  });

  it('a conflict in what follows from a change offers the whole change', async () => {
    const page = await show(
      exampleRecord('en', {
        refused: {
          field: 'stage',
          becomes: 'admitted',
          conflicts: [{ field: 'callOn', theirs: '2026-12-05', by: 'Sunil', at: 0, mine: '' }],
        },
      }),
    );
    const conflict = page.querySelector('[role=alert]')!;
    expect(conflict.textContent).toMatch(/Sunil has meanwhile set “Next call or visit” to .*You wanted “Admitted”/);
    const fields = { was: 'called', becomes: 'admitted', wasCallOn: '2026-12-05' };
    expect(fieldsOf(page, `${record}/stage`)).toEqual(fields);
  });

  it('asks before a note, or a correction with a mistake, would be lost', async () => {
    const note = (await show(exampleRecord('en'))).querySelector(`form[action="${record}/call"]`)!;
    expect([note.getAttribute('data-leave'), note.getAttribute('data-unsent')]).toEqual([officeWordsIn.en.leave, null]);
    const corrections = await show(exampleViews('en')['correct, with errors']!);
    expect(corrections.querySelectorAll('form[data-leave][data-unsent]')).toHaveLength(1);
  });

  it('a conflict about an answer can’t be saved without a choice', async () => {
    const page = await show(exampleViews('en')['correct, with errors']!);
    const choices = [...page.querySelectorAll('[name="choice.full_name"][required]')];
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['theirs', 'mine']);
  });
});

describe('what was typed when the session expired', () => {
  const typedInto = (path: string, values: Record<string, string>) => ({ typed: { action: record + path, values } });

  it('comes back with the values that it was rendered with', async () => {
    const page = await show(exampleRecord('en'), typedInto('/owner', { was: '', becomes: 'Sunil' }));
    expect(fieldsOf(page, `${record}/owner`)).toEqual({ was: '', becomes: 'Sunil' });
    expect(page.body.textContent).toContain(say.notSavedYet);
  });

  it('is shown once, and no other form changes', async () => {
    const page = await show(exampleRecord('en'), typedInto('/call-on', { was: '', day: '2026-12-24', remark: '3 pm' }));
    expect(fieldsOf(page, `${record}/call-on`)).toMatchObject({ was: '', day: '2026-12-24', remark: '3 pm' });
    expect(fieldsOf(page, `${record}/stage`)).toEqual({ was: 'called', wasCallOn: '2026-12-04' });
    expect(page.body.textContent.split(say.notSavedYet)).toHaveLength(2);
  });

  it('is in the page for signing in meanwhile', async () => {
    const kept = { action: `${record}/call`, values: { text: '"<b>' } };
    const page = await show({ ...(exampleViews('en')['sign-in'] as OfficeView & { kind: 'sign-in' }), kept });
    expect(JSON.parse(fieldsOf(page, '/sign-in').kept!)).toEqual(kept);
  });

  it('comes back in the form for corrections', async () => {
    const page = await show(
      exampleViews('en').correct!,
      typedInto('/correct', { 'answer.message': 'New', 'was.message': 'Old' }),
    );
    const fields = fieldsOf(page, `${record}/correct`);
    expect([fields['answer.message'], fields['was.message']]).toEqual(['New', 'Old']);
  });
});

it('corrections: an error is beside its field, and the old value is posted with each answer', async () => {
  const page = await show(exampleViews('en')['correct, with errors']!);
  const phone = page.querySelector('[name="answer.mobile_number"]')!;
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(page.getElementById(phone.getAttribute('aria-describedby')!)?.textContent).toBe('Enter a mobile number');
  expect(fieldsOf(page, `${record}/correct`)['was.mobile_number']).toBe('98765 43211');
});

it('a form that is to call and whose mail is stuck has one form for its call', async () => {
  const stuck = exampleEntry('en', 1, {
    mail: { state: 'undelivered', attempts: 40, problem: 'unsure', isKeptHere: false },
  });
  const today = exampleViews('en').today as OfficeView & { kind: 'today' };
  const part = { calls: [{ entry: stuck, others: [], withNumber: 1 }], shown: 1, all: 1 };
  const page = await show({ ...today, due: { ...part, calls: [], shown: 0, all: 0 }, fresh: part, stuck: [stuck] });
  expect(page.querySelectorAll(`form[action="${record}/call"]`)).toHaveLength(1);
  expect(page.body.textContent).toContain(say.mail.undeliveredUnsure);
});

it('clerks get no way to accounts, to the export or to the erasure', async () => {
  const links = async (role: 'clerk' | 'principal') => {
    const page = await show(exampleViews('en').person!, { user: { name: 'Meera', role } });
    return [...page.querySelectorAll('a, form')].map(
      (each) => each.getAttribute('href') ?? each.getAttribute('action'),
    );
  };
  const principalOnly = ['/accounts', `${record}/person.json`, `${record}/erase`];
  expect(await links('principal')).toEqual(expect.arrayContaining(principalOnly));
  expect((await links('clerk')).filter((address) => principalOnly.includes(address ?? ''))).toEqual([]);
});

it('without accounts, everything is allowed and nobody can sign out', async () => {
  const page = await show(exampleRecord('en'), { user: undefined });
  expect(page.querySelector('a[href="/accounts"]')).not.toBeNull();
  expect(page.querySelector('form[action="/sign-out"]')).toBeNull();
});

it('the list has the filters in use open, and takes all of them away', async () => {
  const page = await show(exampleViews('en')['list, filtered']!);
  expect(page.querySelector('details[open] [name=owner]')).not.toBeNull();
  expect(page.querySelector('form[action="/list"] a')?.getAttribute('href')).toBe('/list?sort=arrival');
});

it('the table of a chart has its numbers, and a dash for none', async () => {
  const page = await show(exampleViews('en').figures!);
  const [weeks] = page.querySelectorAll('table');
  const rows = [...weeks!.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.at(-1)).toEqual(['30\u00a0Nov 2026', '14']);
  expect(rows[1]).toEqual(['16\u00a0Nov 2026', '–none']);
});
