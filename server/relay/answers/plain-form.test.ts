import { Window } from 'happy-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serverWords, words } from '../../../words/en/words';
import { servedSchool } from '../../settings/school';
import { readSettings } from '../../settings/settings';
import {
  contentOfSmallSchool,
  enquiry,
  identifiers,
  noLimits,
  postPage,
  startEndpoint,
} from '../../testing/endpoint.fixture';

async function openAnswer(response: Response): Promise<Window['document']> {
  const window = new Window();
  onTestFinished(() => window.happyDOM.close());
  window.document.write(await response.text());
  return window.document;
}

/** Field name → value, as the form on the page would send it. */
function filledIn(document: Window['document']): Record<string, string> {
  const controls = Array.from(document.querySelectorAll('form input, form textarea, form select'));
  return Object.fromEntries(
    controls.map((control) => {
      const name = control.getAttribute('name')!;
      // Unlike browsers, happy-dom keeps the line end after <textarea> and ignores `selected`.
      if (control.tagName === 'TEXTAREA') return [name, control.textContent.replace(/^\n/, '')];
      const source = control.tagName === 'SELECT' ? control.querySelector('option[selected]') : control;
      return [name, source?.getAttribute('value') ?? ''];
    }),
  );
}

describe('a no-JavaScript form post', () => {
  it('gets a page with the texts of the success dialog', async () => {
    const { url, mails } = await startEndpoint();
    const response = await postPage(url, { ...enquiry, ...identifiers }, { 'sec-fetch-mode': 'navigate', origin: url });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\w-]{22}; Path=\/; SameSite=Lax$/);
    const document = await openAnswer(response);
    expect(document.body.textContent).toContain('We have your enquiry.');
    const whole = Array.from(document.querySelectorAll('.whole'), ({ textContent }) => textContent);
    expect(whole).toEqual([
      expect.stringMatching(/^\d{3} \d{3}$/),
      expect.stringMatching(/^[\da-f]{4}(-[\da-f]{4}){2}$/),
    ]);
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/');
    expect(await mails()).toHaveLength(1);
  });

  it('comes back with all input for correction, and is then accepted', async () => {
    const { url, mails } = await startEndpoint();
    const typed = {
      ...enquiry,
      full_name: '"><script>alert(1)</script>',
      father_name: '',
      mobile_number: '12',
      std_dob: '31/02/2018',
      address: '\n  Near <the> bus stand\n</textarea>& more',
      bus: 'yes & "no"',
      submission_id: 'one',
    };
    const response = await postPage(url, { ...typed, ...identifiers });
    expect(response.status).toBe(422);
    expect(await mails()).toEqual([]);
    const document = await openAnswer(response);
    expect(document.title).toBe('Error: There are 3 things to correct · Example School');
    expect(document.querySelector('script')).toBeNull();
    const links = Array.from(document.querySelectorAll('[role=alert] a'), (link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
    expect(links).toEqual([
      ['#enquiry-father_name', words.form.answerMissing('Father’s full name')],
      ['#enquiry-std_dob', words.form.notADate],
      ['#enquiry-mobile_number', words.form.notAMobileNumber],
    ]);
    for (const [href, link] of links) {
      const input = document.querySelector(href!);
      expect(input?.getAttribute('aria-invalid')).toBe('true');
      const described = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(described.map((id) => document.getElementById(id)?.textContent).at(-1)).toBe(link);
    }
    expect(filledIn(document)).toEqual({ ...typed, ...identifiers, language: 'en' });
    // Valid fields need aria-invalid=false, because Firefox otherwise reports empty required fields as invalid.
    expect(document.querySelectorAll('form [aria-invalid=true]')).toHaveLength(links.length);
    const unmarked = 'form :is(input:not([type=hidden]), select, textarea):not([aria-invalid])';
    expect(document.querySelectorAll(unmarked)).toHaveLength(0);
    for (const input of document.querySelectorAll('form [id]:not(p)')) {
      expect(document.querySelector(`label[for="${input.id}"]`)?.textContent).toBeTruthy();
    }

    const form = document.querySelector('form');
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
    const corrected = {
      ...filledIn(document),
      father_name: 'Ravi',
      std_dob: '2018-02-28',
      mobile_number: '98765 43210',
    };
    expect(form?.getAttribute('action')).toBe('/api/v1.0/email/send-form');
    const again = await postPage(url, corrected);
    expect(again.status).toBe(200);
    expect((await mails())[0]?.text?.replaceAll('\r\n', '\n')).toContain(typed.address);
  });

  it('comes back with the privacy notice and declaration of its page', async () => {
    const { url } = await startEndpoint();
    const notice = contentOfSmallSchool.noticesIn?.en?.enquiry;
    expect(notice).toBeDefined();
    const given = [
      await postPage(url, { ...identifiers }),
      await postPage(url, { ...enquiry, ...identifiers, user_id: 'x' }),
    ];
    for (const response of given) {
      const form = (await openAnswer(response)).querySelector('form:has(aside ~ div > button)');
      expect(form?.textContent).toContain(notice?.declaration);
      for (const { question, answer } of notice?.items ?? []) {
        expect(form?.textContent).toContain(question);
        expect(form?.textContent).toContain(answer);
      }
    }
  });

  it('gets a page with the look of the school and an empty icon, so that browsers request none, and its policy allows both', async () => {
    const lookCss = ':root{--colour-page:#abcdef}';
    const school = { ...servedSchool(readSettings({}, contentOfSmallSchool)), lookCss };
    const { url } = await startEndpoint({}, { school: () => school });
    const response = await postPage(url, { ...enquiry, ...identifiers });
    const policy = response.headers.get('content-security-policy')!.split('; ');
    const document = await openAnswer(response);
    expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('data:,');
    expect(document.querySelector('style')?.textContent).toContain(lookCss);
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'img-src data:', "form-action 'self'"]));
    expect(policy).toContainEqual(expect.stringMatching(/^style-src 'sha256-/));
  });

  it('is answered in plain text if its page can’t be rendered', async () => {
    const { url, log, mails } = await startEndpoint({}, { renderer: () => Promise.reject(new Error('gone')) });
    const response = await postPage(url, { ...enquiry, ...identifiers });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await response.text();
    expect(text).toContain('We have your enquiry.');
    expect(text).toMatch(/Reference: [\da-f]{4}(-[\da-f]{4}){2}/);
    expect(await mails()).toHaveLength(1);
    expect(log).toContainEqual(expect.objectContaining({ event: 'fault' }));
    const mistaken = await postPage(url, { ...enquiry, ...identifiers, mobile_number: '12' });
    expect([mistaken.status, await mistaken.text()]).toEqual([
      422,
      expect.stringContaining(words.form.notAMobileNumber),
    ]);
  });
});

describe('a failed no-JavaScript form post', () => {
  async function expectTrouble(response: Response, status: number, text: string): Promise<void> {
    expect(response.status).toBe(status);
    const document = await openAnswer(response);
    expect(document.body.textContent).toContain(text);
    expect(document.querySelector('a[href="tel:+910000000001"]')?.textContent).toBe('+91 00000 00001');
    expect(filledIn(document)).toMatchObject(enquiry);
    expect(document.querySelector('button')?.textContent).toBe('Send again');
  }
  const { trouble } = serverWords;

  it('because of too many requests gives the form back', async () => {
    const limits = { ...noLimits, address: { small: 1, large: 1, seconds: 60 } };
    const { url } = await startEndpoint({}, { limits });
    await postPage(url, { ...enquiry, ...identifiers });
    const second = await postPage(url, { ...enquiry, ...identifiers });
    expect(second.headers.get('retry-after')).toBe('60');
    await expectTrouble(second, 429, trouble['too-often'].text);
  });

  it('because of the disk gives the form back', async () => {
    const { url, apps } = await startEndpoint();
    apps.spool.intake.store = () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
    const refused = await postPage(url, { ...enquiry, ...identifiers });
    expect(refused.headers.get('retry-after')).toBe('120');
    await expectTrouble(refused, 503, trouble['not-stored'].text);
  });

  it('because of too much text gives the whole form back', async () => {
    const { url } = await startEndpoint();
    const long = { ...enquiry, ...identifiers, note: 'x'.repeat(60_000) };
    await expectTrouble(await postPage(url, long), 413, trouble['too-large'].text);
  });

  it('because of an absurd amount of text doesn’t give the text back, which would delay other visitors', async () => {
    const { url } = await startEndpoint();
    const response = await postPage(url, { ...enquiry, ...identifiers, note: '"'.repeat(200_000) });
    expect(response.status).toBe(413);
    const document = await openAnswer(response);
    expect(document.body.textContent).toContain(trouble['too-large'].text);
    expect(document.querySelector('form')).toBeNull();
  });

  it('because of a long answer names the answer and gives the form back', async () => {
    const { url } = await startEndpoint();
    const response = await postPage(url, { ...enquiry, ...identifiers, address: 'x'.repeat(10_001), mother_name: 'M' });
    expect(response.status).toBe(422);
    const document = await openAnswer(response);
    expect(document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('#enquiry-address');
    expect(filledIn(document)).toMatchObject({ address: 'x'.repeat(10_001), mother_name: 'M' });
  });

  it('because of an internal error or a foreign page gives the form back', async () => {
    const { url, apps } = await startEndpoint();
    const foreign = await postPage(
      url,
      { ...enquiry, ...identifiers },
      { 'sec-fetch-mode': 'navigate', origin: 'https://evil.example' },
    );
    await expectTrouble(foreign, 403, trouble.foreign.text);
    apps.spool.intake.store = () => {
      throw new Error('Asha');
    };
    await expectTrouble(await postPage(url, { ...enquiry, ...identifiers }), 500, trouble.fault.text);
  });

  it('because of unknown identifiers shows the input', async () => {
    const { url } = await startEndpoint();
    const response = await postPage(url, { ...enquiry, ...identifiers, template_id: 'gone' });
    expect(response.status).toBe(400);
    const document = await openAnswer(response);
    expect(Array.from(document.querySelectorAll('dd'), ({ textContent }) => textContent)).toEqual(
      Object.values(enquiry),
    );
  });
});
