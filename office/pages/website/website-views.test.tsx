import { expect, it } from 'vitest';
import { officeWordsIn } from '../../../words/words';
import { exampleViews } from '../../testing/example-views';
import { exampleChange, exampleField, exampleText, exampleWebsiteViews } from '../../testing/example-website-views';
import { jobNames } from '../../editing/job-names';
import { buttonsOf, fieldsOf, type Page, show } from '../../testing/shown-page';
import type { OfficeView } from '../views';
import type { ChangeRow, DraftView, FieldForm, FieldsView, PublicationView, WebsiteView } from '../website-views';
import { entryPage, fieldPage, listPage } from './parts/addresses';

const say = officeWordsIn.en.website;
const views = exampleViews('en');
const fee = exampleField('en');
const { address } = fee.form;
const next = fieldPage(address);

const field = (form: Partial<FieldForm>) => show(exampleField('en', { form: { ...fee.form, ...form } }));
const input = (page: Page) => page.getElementById('value')!;
const draft = views.draft as DraftView;
const withChanges = (...changes: readonly ChangeRow[]): DraftView => ({
  ...draft,
  groups: [{ id: 'facts/classes.yaml', version: 'f00d', changes, canPublish: true }],
});
const { publication: published } = views.publication as PublicationView;

it('the home page has all jobs, those that an office does most in this month first', async () => {
  const home = (month: number) => show({ ...(views.website as WebsiteView), month });
  const firstIn = async (month: number) => (await home(month)).querySelector('nav section h2')?.textContent;
  const { notices, admission, people, calendar } = say.jobGroups;
  const year = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(await Promise.all(year.map(firstIn))).toEqual([
    ...Array<string>(4).fill(admission),
    calendar,
    ...Array<string>(3).fill(people),
    ...Array<string>(3).fill(calendar),
    notices,
  ]);
  const links = [...(await home(6)).querySelectorAll('nav section a')].map((link) => link.getAttribute('href'));
  expect(links.toSorted()).toEqual(jobNames.map((job) => `/website/jobs/${job}`).toSorted());
});

it('every page has one search, which finds places of the website', async () => {
  for (const [name, view] of Object.entries(exampleWebsiteViews('en'))) {
    const page = await show(view);
    const searches = [...page.querySelectorAll('search form')].map((form) => form.getAttribute('action'));
    expect(searches, name).toEqual(['/website/find']);
  }
  const found = await show(views['fields, found']!);
  expect(fieldsOf(found, '/website/find')).toEqual({ asked: (views['fields, found'] as FieldsView).asked });
});

it.each(['fields, found', 'fields, not found'])('says what can’t be done yet below %s', async (name) => {
  expect((await show(views[name]!)).querySelector('main')?.textContent).toContain(say.fields.notHere);
});

it('no page of the website skips a level of headings', async () => {
  for (const [name, view] of Object.entries(exampleWebsiteViews('en'))) {
    const levels = [...(await show(view)).querySelectorAll('h1, h2, h3, h4')].map((each) => Number(each.tagName[1]));
    expect(
      levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
      name,
    ).toEqual([]);
  }
});

it('the file, the lists and the entries above a field are links to them', async () => {
  const links = [...(await show(fee)).querySelectorAll('nav ol a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [say.title, '/website'],
    [fee.breadcrumb[0], entryPage('facts/classes.yaml:')],
    ['Classes', listPage('facts/classes.yaml:classes')],
    ['Grade 5', entryPage('facts/classes.yaml:classes/4')],
  ]);
});

it('the form of a field posts its new value with the one that it was rendered with', async () => {
  const page = await show(fee);
  expect(fieldsOf(page, '/website/field')).toEqual({
    address,
    entries: '["Grade 5"]',
    language: '',
    was: '38400',
    becomes: '38400',
    next,
  });
  expect(buttonsOf(page, '/website/field')).toEqual([[officeWordsIn.en.save, null]]);
});

it('each translation has a form of its own, in its language', async () => {
  const page = await show(exampleText('en'));
  const [, marathi] = [...page.querySelectorAll('form[action="/website/field"]')];
  expect(fieldsOf(page, '/website/field', 1)).toMatchObject({
    address: exampleText('en').form.address,
    language: 'mr',
  });
  expect(marathi!.querySelector('textarea')?.lang).toBe('mr-IN');
  expect(page.querySelector('label[for="value-mr"]')?.textContent).toBe(say.field.textIn('Marathi'));
});

it('a translation is confirmed with the text that was shown', async () => {
  const view = exampleText('en');
  const translations = view.translations.map((each) => ({ ...each, isToConfirm: each.language === 'hi' }));
  const page = await show(exampleText('en', { translations }));
  const hindi = view.translations.find(({ language }) => language === 'hi')!;
  expect(fieldsOf(page, '/website/field', 3)).toEqual({
    address: view.form.address,
    entries: JSON.stringify(hindi.entries),
    language: 'hi',
    confirm: 'yes',
    was: hindi.value,
    becomes: hindi.value,
    next: fieldPage(view.form.address),
  });
});

it('what is wrong is beside the input, and never keeps the form from being sent', async () => {
  const page = await field({ mistakes: ['Too small.', 'Not a number.'] });
  expect(input(page).getAttribute('aria-invalid')).toBe('true');
  const described = input(page).getAttribute('aria-describedby')!.split(' ');
  expect(described.map((id) => page.getElementById(id)?.textContent)).toContain('Too small. Not a number.');
  expect(input(page).hasAttribute('required')).toBe(false);
  expect(page.title).toMatch(/^Error: /);
});

it.each<[FieldForm['input'], string, tag: string, attributes: Record<string, string>]>([
  ['number', '38400', 'INPUT', { inputmode: 'decimal' }],
  ['phone', '02145 222 333', 'INPUT', { inputmode: 'tel' }],
  ['email', 'a@school.example', 'INPUT', { inputmode: 'email' }],
  ['web-address', 'https://school.example', 'INPUT', { inputmode: 'url' }],
  ['date', '2027-01-26', 'INPUT', { type: 'date' }],
  ['time', '08:30', 'INPUT', { type: 'time' }],
  ['line', 'Mrs Asha Kulkarni', 'TEXTAREA', { 'data-line': '' }],
  ['line', 'A sentence that is longer than a line on a phone.', 'TEXTAREA', { 'data-line': '' }],
  ['long-text', 'Text', 'TEXTAREA', { 'data-markdown': '' }],
])('the input of a %s “%s”', async (kind, value, tag, attributes) => {
  const page = await field({ input: kind, value });
  expect(input(page).tagName).toBe(tag);
  expect((input(page) as unknown as HTMLInputElement).value).toBe(value);
  for (const [name, expected] of Object.entries(attributes)) expect(input(page).getAttribute(name)).toBe(expected);
});

it.each<[FieldForm['input'], string]>([
  ['date', '2027-06-31'],
  ['date', '26 January'],
  ['time', '8.30 am'],
])('the input of a %s shows “%s” as text, since the browser’s own input would be empty', async (kind, value) => {
  const page = await field({ input: kind, value });
  expect(input(page).hasAttribute('type')).toBe(false);
});

it('few choices are radio buttons, many are a list; a value that is no choice stays', async () => {
  const choices = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: value }));
  const few = await field({ input: 'choice', choices: choices.slice(0, 3), value: 'b' });
  expect(few.querySelector('[role=radiogroup] [name=becomes][checked]')?.getAttribute('value')).toBe('b');
  const many = await field({ input: 'choice', choices, value: 'unknown' });
  expect(fieldsOf(many, '/website/field').becomes).toBe('unknown');
  // Choosing another value must not turn a list into buttons while somebody uses it.
  const fewAndAnother = await field({ input: 'choice', choices: choices.slice(0, 3), value: 'unknown' });
  expect(fewAndAnother.querySelectorAll('[role=radiogroup] [name=becomes]')).toHaveLength(4);
});

it('a changed value says who saved it, what visitors see, and can be undone', async () => {
  const page = await show(views['field, changed']!);
  expect(page.querySelector('[data-saved]')?.textContent).toBe(say.field.saved('3 Dec 2026, 10:42 am', say.you));
  expect(page.querySelector('main')?.textContent).toContain(say.field.published('₹ 38,400'));
  expect(fieldsOf(page, '/website/undo')).toEqual({ id: 'a11', next });
});

it('a value with a mistake is saved, but does not look ready', async () => {
  const page = await show(views['field, with a mistake']!);
  const status = page.querySelector('[data-saved]')!;
  expect(status.textContent).toBe(say.field.savedWithMistake(say.field.saved('3 Dec 2026, 10:42 am', say.you)));
  expect(status.hasAttribute('data-blocked')).toBe(true);
});

it('an example is shown unless the browser shows values in its own notation', async () => {
  const explained = async (input: FieldForm['input'], value: string) => {
    const page = await show(exampleField('en', { example: '2026-10-20', form: { ...fee.form, input, value } }));
    return page.querySelector('#explanations')?.textContent?.includes('2026-10-20');
  };
  expect(await explained('date', '2027-01-26')).toBe(false);
  expect(await explained('date', '2027-06-31')).toBe(true);
  expect(await explained('number', '1')).toBe(true);
});

it('a text with a fact says where that comes from', async () => {
  const explanations = async (hasFacts: boolean) =>
    (await show(exampleText('en', { hasFacts }))).querySelector('#explanations')?.textContent ?? '';
  expect(await explanations(true)).toContain('What is in {{ }} is a fact of the school');
  expect(await explanations(false)).not.toContain('{{');
});

it('a conflict shows both values and offers each', async () => {
  const page = await show(views['field, conflict']!);
  const conflict = page.querySelector('[role=alert]')!;
  expect(conflict.textContent).toContain('Sunil has meanwhile set this to “₹ 39,500”.');
  expect(conflict.querySelector('a')?.getAttribute('href')).toBe(next);
  // Neither of them stands out.
  const choices = [...conflict.querySelectorAll('a, button')].map((each) => each.getAttribute('data-variant'));
  expect(choices).toEqual(['quiet', 'quiet']);
  // The button sends the form below, with all that is typed there.
  const form = page.querySelector('form[action="/website/field"]');
  expect(conflict.querySelector('button')?.getAttribute('form')).toBe(form?.id);
  expect(fieldsOf(page, '/website/field')).toMatchObject({ was: '39500', becomes: '39900' });
  expect([form?.hasAttribute('data-conflict'), conflict.getAttribute('data-asks-about')]).toEqual([true, form?.id]);
  expect(page.querySelector('[data-saved]')?.textContent).toBe('');
});

it('what was typed when the session expired comes back in its own form only', async () => {
  const view = exampleText('en');
  const values = { address: view.form.address, language: 'mr', was: 'Old', becomes: 'New' };
  const page = await show(view, { typed: { action: '/website/field', values } });
  expect(fieldsOf(page, '/website/field', 1)).toMatchObject(values);
  expect(fieldsOf(page, '/website/field', 0)).toMatchObject({ language: '', becomes: view.form.value });
  expect(fieldsOf(page, '/website/field', 2)).toMatchObject({ language: 'hi', was: view.translations[1]!.was });
});

it('the preview is in a frame that can’t reach the session', async () => {
  const page = await show(fee);
  expect(page.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-scripts');
  const versions = page.querySelector('form[data-preview-of]')!;
  expect(versions.getAttribute('target')).toBe(page.querySelector('iframe')!.getAttribute('name'));
});

it('no page with a form of a field has a button that publishes', async () => {
  for (const [name, view] of Object.entries(views).filter(([, { kind }]) => kind === 'field' || kind === 'fields')) {
    const page = await show(view);
    expect(page.querySelector('form[action="/website/publish"]'), name).toBeNull();
  }
});

it('rows with choices change at once, and come back to the list', async () => {
  const page = await show(views['fields, with buttons']!);
  expect(fieldsOf(page, '/website/field', 1)).toEqual({
    address: 'facts/classes.yaml:classes/4/admission',
    entries: '["Grade 5"]',
    was: 'closed',
    next: '/website/jobs/admission#facts/classes.yaml:classes/4',
  });
  expect(buttonsOf(page, '/website/field').slice(2, 4)).toEqual([
    ['open', ''],
    ['closed', 'closed'],
  ]);
});

it('a list is one table: a row for each entry, and a form for each of its fields', async () => {
  const page = await show(views['fields of a job']!);
  const table = page.querySelector('main table')!;
  const headings = [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['Classes', 'Yearly fee', 'Classes']);
  const rows = [...table.querySelectorAll('tbody tr')];
  expect(rows.map((row) => row.querySelectorAll('form[data-autosave]').length)).toEqual([3, 3, 2]);
  expect(fieldsOf(page, '/website/field', 1)).toEqual({
    address: 'facts/classes.yaml:classes/3/fees/yearly',
    entries: '["Grade 4"]',
    language: '',
    was: '36400',
    becomes: '36400',
    next: '/website/jobs/fees#facts/classes.yaml:classes/3',
  });
  const labels = [...rows[0]!.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Classes: Grade 4', 'Yearly fee: Grade 4', 'Classes: Grade 4']);
  const rest = rows[0]!.querySelector('a')!;
  expect([rest.textContent, rest.getAttribute('href')]).toEqual([
    'More: Grade 4',
    '/website/entry?at=facts%2Fclasses.yaml%3Aclasses%2F3',
  ]);
});

it('the rows of a long list can be folded, except for those with news', async () => {
  const view = views['fields of a job'] as FieldsView;
  const foldable = async (rows: FieldsView['rows']) =>
    [...(await show({ ...view, rows })).querySelectorAll('main tbody tr')].map(
      (row) => row.querySelector('details') !== null,
    );
  expect(await foldable(view.rows)).toEqual([false, false, false]);
  const others = [...Array(6).keys()].map((index) => {
    const { cell, ...row } = view.rows.find((each) => each.cell?.column === '')!;
    return { ...row, cell: { ...cell!, entry: `facts/classes.yaml:classes/${index + 10}` } };
  });
  expect(await foldable([...view.rows, ...others])).toEqual([false, false, false, ...others.map(() => true)]);
});

it('the picture of an entry is in its row', async () => {
  const entry = 'facts/classes.yaml:classes/4';
  const pictures = [{ entry, src: '/preview/a-secret/files/pictures/a.svg', alt: 'A bus' }];
  const page = await show({ ...(views['fields of a job'] as FieldsView), pictures });
  const rows = [...page.querySelectorAll('main tbody tr')];
  const shown = rows.map((row) => row.querySelector('img')?.getAttribute('src'));
  expect(shown).toEqual([undefined, pictures[0]!.src, undefined]);
  expect(page.querySelector('main img')?.getAttribute('alt')).toBe('A bus');
});

it('what is wrong with a value, and what a colleague has saved, is in its row', async () => {
  const page = await show(views['fields of a job']!);
  const [changed, wrong, conflicting] = [...page.querySelectorAll('main tbody tr')];
  expect(changed!.textContent).toContain(say.field.published('₹ 38,400'));
  expect(changed!.querySelector('form[action="/website/undo"] button')?.getAttribute('aria-label')).toBe(
    'Undo: Yearly fee: Grade 4',
  );
  expect(changed!.textContent).toContain(say.draft.oldTranslations('Marathi'));
  expect(wrong!.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  expect(page.title).toMatch(/^Error: /);
  const question = conflicting!.querySelector('[role=alert]')!;
  expect(question.querySelector('a')?.getAttribute('href')).toBe('/website/jobs/fees');
  const form = page.getElementById(question.getAttribute('data-asks-about')!)!;
  expect([form.hasAttribute('data-conflict'), conflicting!.contains(form)]).toEqual([true, true]);
});

it('the keyboard comes to the button that leads to publishing before it comes to the fields', async () => {
  const page = await show(views['fields of a job']!);
  const stops = [...page.querySelectorAll('main :is(a, button, input:not([type=hidden]), textarea)')];
  expect(stops.slice(0, 2).map((stop) => stop.getAttribute('href'))).toEqual(['/website', '/website/draft']);
});

it('a row that only a file can supply is no link', async () => {
  const { entry: _, ...view } = views['fields of an entry'] as FieldsView;
  const [row] = view.rows;
  const linked = `main a[href="${fieldPage(row!.address)}"]`;
  expect((await show(view)).querySelector(linked)).not.toBeNull();
  const page = await show({ ...view, job: 'missing', rows: [{ ...row!, isOnlyInFile: true }] });
  expect(page.querySelector(linked)).toBeNull();
  const text = page.querySelector('main')!.textContent;
  expect(text).toContain(say.fields.onlyInFile);
  expect(text).toContain(say.fields.launchCheck);
});

it('each group of changes has a box, which posts what its reader has seen', async () => {
  const page = await show(draft);
  const boxes = [...page.querySelectorAll('main [type=checkbox]')] as unknown as HTMLInputElement[];
  expect(boxes.map((box) => [box.name, box.value, box.checked, box.getAttribute('form')])).toEqual(
    ['facts/classes.yaml', 'screens/about-the-school.md', 'school.yaml'].map((id) => [
      `group:${id}`,
      'f00d',
      true,
      page.querySelector('form[action="/website/publish"]')!.id,
    ]),
  );
  expect(fieldsOf(page, '/website/publish')).toEqual({});
  expect(buttonsOf(page, '/website/publish')).toEqual([[say.draft.publish, null]]);
});

it('the only group needs no box', async () => {
  const page = await show(views['draft, one group']!);
  expect(page.querySelector('main [type=checkbox]')).toBeNull();
  expect(fieldsOf(page, '/website/publish')).toEqual({ 'group:facts/classes.yaml': 'f00d' });
});

it('a group that can’t be published keeps no other one from it', async () => {
  const page = await show(views['draft, with mistakes and conflicts']!);
  const boxes = [...page.querySelectorAll('main [type=checkbox]')] as unknown as HTMLInputElement[];
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [false, true],
    [false, true],
    [true, false],
  ]);
  const labels = boxes.map(({ id }) => page.querySelector(`label[for="${id}"]`)?.textContent);
  expect(labels).toEqual([say.draft.publishLater, say.draft.publishLater, say.draft.publishThis(1)]);
  expect(page.querySelector('form[action="/website/publish"] button')?.hasAttribute('disabled')).toBe(false);
});

it('boxes that somebody has unticked stay so when the page is shown again', async () => {
  const values = { 'group:school.yaml': 'f00d' };
  const page = await show(draft, { typed: { action: '/website/publish', values } });
  const ticked = [...page.querySelectorAll('main [type=checkbox][checked]')].map((box) => box.getAttribute('name'));
  expect(ticked).toEqual(['group:school.yaml']);
});

it('what has become of an entry is said before its name', async () => {
  const changes = [
    exampleChange('en', { kind: 'added', was: '', becomes: 'Grade 7' }),
    exampleChange('en', { kind: 'removed', was: 'Grade 1', becomes: '' }),
    exampleChange('en', { kind: 'moved', was: '', becomes: '' }),
  ];
  const page = await show(withChanges(...changes));
  const said = [...page.querySelectorAll('article h3 + p')].map(({ textContent }) => textContent.trim());
  expect(said).toEqual([`${say.kinds.added} Grade 7`, `${say.kinds.removed} Grade 1`, say.kinds.moved]);
});

it('a change of a translation names its language', async () => {
  const translation = exampleChange('en', { breadcrumb: ['Home page', 'Heading'], language: 'mr' });
  const shown = await Promise.all([
    show(withChanges(translation)),
    show({ kind: 'website', draft: { mine: 1, all: 1 }, changes: [translation], publications: [], month: 6 }),
    show({ ...views.publication!, publication: { ...published, changes: [translation] } } as PublicationView),
  ]);
  for (const page of shown) expect(page.querySelector('main')?.textContent).toContain('Home page › Heading (Marathi)');
});

it('a change whose translations are still the ones from before leads to them', async () => {
  const page = await show(withChanges(exampleChange('en', { toConfirm: ['mr', 'hi'] })));
  const link = [...page.querySelectorAll('main article a')].at(-1)!;
  expect(link.textContent).toBe('The text in Marathi and Hindi is older than this one. Check it.');
  expect(link.getAttribute('href')).toBe(fieldPage(exampleChange('en').address!));
});

it('a text that would be published untranslated says where, and leads to its translations', async () => {
  const page = await show(withChanges(exampleChange('en', { untranslated: ['mr', 'hi'] })));
  const link = [...page.querySelectorAll('main article a')].at(-1)!;
  expect(link.textContent).toBe('On the pages in Marathi and Hindi, visitors will read this in English. Translate it.');
  expect(link.getAttribute('href')).toBe(fieldPage(exampleChange('en').address!));
});

it('the form of a translation that visitors don’t see says what they see', async () => {
  const view = views['field, translations to confirm']!;
  if (view.kind !== 'field') throw new Error(view.kind);
  const translations = view.translations.map((each) => ({ ...each, isUntranslated: true }));
  const text = (await show({ ...view, translations })).querySelector('main')!.textContent;
  expect(text).toContain('On the pages in Marathi, visitors read this in English.');
  expect(text).not.toContain(say.field.later);
});

it('what publishing changes is asked for only if all can be published', async () => {
  const asks = async (view: OfficeView) => (await show(view)).querySelector('main [data-reload]') !== null;
  expect(await asks({ ...draft, effect: undefined })).toBe(true);
  expect(await asks(views['draft, with mistakes and conflicts']!)).toBe(false);
});

it('if nothing can be published, the button is disabled and says why', async () => {
  const groups = (views['draft, with mistakes and conflicts'] as DraftView).groups.slice(0, 2);
  const page = await show({ ...draft, groups });
  const button = page.querySelector('form[action="/website/publish"] button')!;
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(page.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(say.draft.correctFirst);
});

it('says that something is for the principal, and offers nothing', async () => {
  const shown = await show(views['field, for the principal']!);
  expect(shown.querySelector('main strong')?.textContent).toBe(say.locked);
  expect(shown.querySelector('main form[action^="/website"]')).toBeNull();
  const page = await show(views['draft, with a change for the principal']!);
  expect(page.querySelector('article form')).toBeNull();
  const button = page.querySelector('form[action="/website/publish"]:last-of-type button')!;
  expect(page.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(say.locked);
  const publication = await show({
    ...(views.publication as PublicationView),
    publication: { ...published, isLocked: true },
    canUndo: false,
  });
  expect(publication.querySelector('main')?.textContent).toContain(say.locked);
});

it('says that a file can’t be read, not that nothing was found', async () => {
  const page = await show(views['fields, not readable']!);
  expect(page.querySelector('main [role=alert] p')?.textContent).toBe(say.fields.unreadable);
  expect(page.querySelector('main')?.textContent).not.toContain(officeWordsIn.en.list.notFound);
});

it('a draft that is shown as it is stored can only be undone', async () => {
  const page = await show(views['draft, as it is stored']!);
  expect(page.querySelector('main [role=alert]')?.textContent).toBe(say.draft.raw);
  const actions = [...page.querySelectorAll('main form')].map((form) => form.getAttribute('action'));
  expect(actions).toEqual(['/website/undo']);
  expect(page.querySelector('main article a')).toBeNull();
  const message = await show({ kind: 'message', message: 'no workshop' });
  expect(message.querySelector('main a[href="/website/draft"]')).not.toBeNull();
});

it('a conflict with the content is settled by choosing one of its values', async () => {
  const page = await show(withChanges(exampleChange('en', { id: 'a14', state: 'conflict', theirs: '₹ 39,000' })));
  expect(fieldsOf(page, '/website/settle')).toEqual({ id: 'a14', theirs: '₹ 39,000' });
  expect(buttonsOf(page, '/website/settle')).toEqual([
    ['Keep “₹ 39,000”', 'theirs'],
    ['Use “₹ 39,900”', 'mine'],
  ]);
});

it('only the newest publication has Undo on the home page; one that has undone another can be undone, too', async () => {
  const home = await show(views.website!);
  expect(home.querySelectorAll('form[action="/website/undo-publication"]')).toHaveLength(1);
  expect(fieldsOf(home, '/website/undo-publication')).toEqual({ id: '9' });
  const page = await show(views['publication, of the values before']!);
  expect(buttonsOf(page, '/website/undo-publication')).toEqual([[say.publication.undo, null]]);
});

it('only while a publication is running, its page loads itself again', async () => {
  const reloads = async (view: OfficeView) => {
    const page = await show(view);
    return [page.querySelector('noscript meta[http-equiv=refresh]'), page.querySelector('[data-reload]')].map(Boolean);
  };
  expect(await reloads(views['publication, running']!)).toEqual([true, true]);
  expect(await reloads(views.publication!)).toEqual([false, false]);
});

it('changes that are being published are not offered to be published', async () => {
  const leadsToDraft = async (view: OfficeView) =>
    (await show(view)).querySelector('a[href="/website/draft"]') !== null;
  const draftOfAll = { mine: 1, all: 1 };
  const running = views['publication, running'] as PublicationView;
  expect(await leadsToDraft({ ...running, draft: draftOfAll })).toBe(false);
  expect(await leadsToDraft({ ...(views.publication as PublicationView), draft: draftOfAll })).toBe(true);
});

it('a live publication says that the history does not have it yet', async () => {
  const says = async (view: OfficeView) =>
    (await show(view)).querySelector('main [role=status]')?.textContent.includes(say.publication.notCommitted);
  expect(await says(views['publication, not in the history yet']!)).toBe(true);
  expect(await says(views.publication!)).toBe(false);
});

it('what could not be saved can be copied', async () => {
  const page = await show(views['message, entry gone']!);
  expect(page.querySelector('main')?.textContent).toContain('39,900');
});

it('texts of clerks stay texts', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  const change = exampleChange('en', {
    breadcrumb: [evil],
    was: evil,
    becomes: evil,
    who: evil,
    theirs: evil,
    state: 'conflict',
  });
  const form = { ...fee.form, value: evil, was: evil, published: evil, mistakes: [evil] };
  const shown: OfficeView[] = [
    exampleField('en', {
      breadcrumb: [evil, evil],
      label: evil,
      form: { ...form, conflict: { by: evil, theirs: evil, mine: evil } },
    }),
    { ...withChanges(change), mistakes: [evil] },
  ];
  for (const view of shown) {
    const page = await show(view);
    expect(page.querySelector('img')).toBeNull();
    expect(page.body.textContent).toContain(evil);
  }
});
