import { describe, expect, it } from 'vitest';
import { startOffice } from '../../office/testing/office-pages.fixture';
import type { Language } from '../../words/languages';
import { officeWordsIn, serverWordsIn, wordsIn } from '../../words/words';
import {
  enquiry,
  contentInLanguages,
  identifiers,
  noLimits,
  postPage,
  postForm,
  startEndpoint,
} from '../testing/endpoint.fixture';
import { servedSchool } from '../settings/school';
import { readSettings } from '../settings/settings';

async function endpointIn(languages: Language[], options: Parameters<typeof startEndpoint>[1] = {}) {
  const settings = readSettings({}, await contentInLanguages(...languages));
  return startOffice({}, { school: () => servedSchool(settings), ...options });
}

const sent = { ...enquiry, ...identifiers };
const navigating = { 'sec-fetch-mode': 'navigate' };
const inMarathi = serverWordsIn.mr;

describe('a response page', () => {
  it('is in the posted language, and links to its Home', async () => {
    const { url } = await endpointIn(['en', 'mr']);
    const page = await (await postPage(url, { ...sent, language: 'mr' })).text();
    expect(page).toContain('<html lang="mr-IN">');
    expect(page).toContain('तुमची चौकशी मिळाली.');
    expect(page).toContain('उदाहरण शाळा');
    expect(page).toContain(`href="/mr">${inMarathi.backHome}</a>`);
    expect(page).not.toContain('Example School');
  });

  it('gives the form back in the language of the sending page, and the corrected form posts that language', async () => {
    const { url } = await endpointIn(['en', 'mr']);
    const mistaken = { ...sent, std_dob: '', mobile_number: '१२' };
    const referer = `${url}/mr/enquiry-form`;
    const response = await postPage(url, mistaken, { ...navigating, referer });
    expect(response.status).toBe(422);
    const page = await response.text();
    const { form } = wordsIn.mr;
    for (const said of [
      '<html lang="mr-IN">',
      inMarathi.correctionTitle,
      form.errorSummary(2),
      form.nothingIsLost,
      form.notAMobileNumber,
      'विद्यार्थ्याची जन्मतारीख लिहा',
      ' for="enquiry-mobile_number">मोबाइल क्रमांक</label>',
      inMarathi.sendAgain,
      inMarathi.orCallUs,
    ])
      expect(page).toContain(said);
    expect(page.match(/<input type="hidden" name="language" value="mr"\/>/g)).toHaveLength(1);
  });

  it('marks the language of untranslated texts', async () => {
    const { url } = await endpointIn(['en', 'mr']);
    const mistaken = { ...sent, class_name: '', mobile_number: '', language: 'mr' };
    const page = await (await postPage(url, mistaken)).text();
    expect(page).toContain('<span lang="en-IN">Father’s full name</span>');
    expect(page).toMatch(/<option value="Grade5"[^>]* lang="en-IN">Grade 5<\/option>/);
    expect(page.match(/ lang="en-IN">Select a class<\//g)).toHaveLength(2);
    expect(page).toContain(' for="enquiry-mobile_number">मोबाइल क्रमांक</label>');
  });

  it('has the digits of the school, but doesn’t change input', async () => {
    const ofContent = { ...(await contentInLanguages('mr')), digits: 'devanagari' as const };
    const school = { ...servedSchool(readSettings({}, ofContent)), names: { mr: 'शाळा 5' } };
    const { url } = await startEndpoint({}, { school: () => school });
    const typed = { ...sent, address: 'घर 12', prv_sch_name: 'शाळा 7', mobile_number: '12', language: 'mr' };
    const page = await (await postPage(url, typed)).text();
    expect(page).toContain('शाळा ५</title>');
    expect(page).toContain('<a href="tel:+910000000001">+९१ ००००० ००००१</a>');
    expect(page).toContain('१० अंकी मोबाइल क्रमांक');
    expect(page).toContain('घर 12</textarea>');
    expect(page).toContain('value="शाळा 7"');
    const unknown = await (await postPage(url, { ...typed, template_id: 'gone' })).text();
    expect(unknown).toContain('<dd>घर 12</dd>');
  });

  it('keeps Latin digits in a reference, as in the office’s mail', async () => {
    const ofContent = { ...(await contentInLanguages('mr')), digits: 'devanagari' as const };
    const { url } = await startEndpoint({}, { school: () => servedSchool(readSettings({}, ofContent)) });
    const ofDigits = { ...sent, submission_id: '0190163d-8694-7a9e-b3a1-123456789012', language: 'mr' };
    const page = await (await postPage(url, ofDigits)).text();
    expect(page.replace(/<[^>]*>/g, '')).toContain(wordsIn.mr.reference('1234-5678-9012'));
  });

  it('is in the posted language for early errors, too', async () => {
    const { url } = await endpointIn(['en', 'mr'], {
      limits: { ...noLimits, address: { small: 1, large: 1, seconds: 60 } },
    });
    const send = (fields: Record<string, string>, headers = {}) =>
      postPage(url, fields, { ...navigating, ...headers }).then((response) => response.text());
    expect(await send({ ...sent, language: 'mr' }, { origin: 'https://evil.example' })).toContain(
      inMarathi.trouble.foreign.text,
    );
    await send({ ...sent, language: 'mr' });
    const tooOften = await send({ ...sent, language: 'mr' });
    expect(tooOften).toContain(inMarathi.trouble['too-often'].text);
    expect(tooOften).toContain('<html lang="mr-IN">');
    const { url: other } = await endpointIn(['en', 'mr']);
    const tooLarge = await postPage(
      other,
      { ...sent, note: 'x'.repeat(600_000) },
      { ...navigating, referer: `${other}/mr` },
    );
    expect(await tooLarge.text()).toContain(inMarathi.trouble['too-large'].text);
  });
});

it('the endpoint’s address redirects to Home in the language of the referring page', async () => {
  const { url } = await endpointIn(['en', 'mr']);
  const open = (referer: string) =>
    fetch(`${url}/api/v1.0/email/send-form`, { redirect: 'manual', headers: { referer } });
  expect((await open(`${url}/mr/enquiry-form`)).headers.get('location')).toBe('/mr');
  expect((await open(`${url}/enquiry-form`)).headers.get('location')).toBe('/');
});

describe('the office', () => {
  it('gets mail in its language, with unchanged answers and the language for calling back', async () => {
    const { url, mails, apps, office } = await endpointIn(['en', 'mr']);
    await postForm(url, { ...sent, language: 'mr', full_name: 'आशा क्षीरसागर', mobile_number: '९८७६५ ४३२१०' });
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^Admission enquiry: आशा क्षीरसागर, Grade1/);
    expect(mail?.text).toContain('Language: मराठी');
    expect(mail?.text).toMatch(/Mobile number:\s+98765 43210/);
    expect(mail?.text).not.toMatch(/\bmr\b/);
    const [listed] = apps.spool.records.list('all', 1);
    const record = await office.inject({ url: `/records/${listed?.name}`, headers: { host: 'localhost' } });
    expect(record.body).toContain('<span lang="mr-IN">मराठी</span>');
    expect(apps.spool.records.find('९८७६५४३२१०')).toHaveLength(1);
  });

  it('has mail and office in Marathi if that is its language', async () => {
    let now = Date.now();
    const { url, mails, apps, office } = await endpointIn(['mr', 'en'], { now: () => now });
    const career = { ...identifiers, template_id: 'career_form', language: 'en', website: 'spam', note: 'more' };
    await postForm(url, { ...career, submission_id: 'one', from_name: 'Ravi' });
    await mails();
    await postForm(url, { ...career, submission_id: 'one', from_name: 'Ravi Patil' });
    now += 60_000;
    apps.delivery.wake();
    const mail = (await mails()).at(-1);
    const { mail: say } = inMarathi;
    const inOffice = officeWordsIn.mr;
    expect(mail?.subject).toMatch(new RegExp(`^\\[${say.toCheck}\\] \\[${say.corrected}\\] Career application: Ravi`));
    for (const said of [`${say.language}: English`, say.received, say.reference, say.mustCheck, say.otherFields])
      expect(mail?.text).toContain(said);
    expect(mail?.text).toContain(inMarathi.tags.honeypot);
    expect(mail?.html).toContain('<html lang="mr-IN">');
    expect(mail?.html).toContain(`${say.language}: English`);
    const get = async (address: string) => (await office.inject({ url: address, headers: { host: 'localhost' } })).body;
    const list = await get('/');
    expect(list).toContain('<html lang="mr-IN">');
    expect(list).toContain(inOffice.today.fresh);
    const record = await get(/href="(\/records\/[0-9a-f]{64})"/.exec(list)?.[1] ?? '');
    expect(record).toContain(inOffice.mail.keptHere);
    for (const page of [list, record]) expect(page).not.toMatch(/Corrected|Office|honeypot|Received/);
  });

  it('sees no language if there is only one, or none is known', async () => {
    for (const [languages, language] of [
      [['en'], 'en'],
      [['en', 'mr'], ''],
    ] as const) {
      const { url, mails } = await endpointIn([...languages]);
      await postForm(url, { ...sent, language });
      expect((await mails())[0]?.text).not.toMatch(/language/i);
    }
  });

  it('still sees a language that the school no longer has', async () => {
    const { url, mails } = await endpointIn(['en', 'mr']);
    await postForm(url, { ...sent, language: 'te' });
    expect((await mails())[0]?.text).toMatch(/OTHER FIELDS\s+language:\s+te/i);
  });
});
