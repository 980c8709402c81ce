import { Window } from 'happy-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FormDefinition } from '../../../forms/form-definition';
import { contentOfSmallSchool } from '../../testing/endpoint.fixture';
import { composeMail } from './compose-mail';
import { toHeaderText } from './header-text';
import { record } from './submission-record.fixture';

const school = {
  ...contentOfSmallSchool,
  mailFrom: 'SPLS <website@school.example>',
  mailTo: { enquiry: 'a@school.example', career: 'b@school.example' },
};

/** The visible text. */
const textIn = (html: string) => {
  const window = new Window();
  onTestFinished(() => window.happyDOM.close());
  window.document.write(html);
  return window.document.body.textContent;
};

describe('mail', () => {
  it('goes to the recipients in the settings, whatever was submitted', () => {
    const hostile = {
      to: 'evil@example.com',
      to_email: 'evil@example.com',
      reply_to: 'evil@example.com',
      bcc: 'evil@example.com',
    };
    const mail = composeMail(record(hostile, { form: 'career' }), school);
    expect(mail).toMatchObject({ to: 'b@school.example', from: 'SPLS <website@school.example>', replyTo: undefined });
    expect(mail.text).toContain('to_email:\nevil@example.com');
  });

  it('goes nowhere from a form without recipients, whatever it is called, and says what to set', () => {
    expect(() => composeMail(record({}, { form: 'constructor' }), school)).toThrow('set MAIL_TO_CONSTRUCTOR');
  });

  it('has every field of a form without a template, and of a removed one by its name', () => {
    const answers = { child: 'Asha Patil', stop: 'Old well', mother_mobile: '98765 43210', note: 'more' };
    const form: FormDefinition = {
      id: 'bus-request',
      title: 'Bus request',
      template: 'bus',
      summary: ['child', 'stop'],
      fields: [
        { kind: 'text', name: 'child', label: 'Name of the child', maxLength: 120 },
        { kind: 'text', name: 'stop', label: 'Nearest stop', maxLength: 120 },
        { kind: 'mobile', name: 'mother_mobile', label: 'Mother’s mobile number', maxLength: 24 },
      ],
      sent: { title: '', sentence: '' },
    };
    const composed = (forms: FormDefinition[]) =>
      composeMail(record(answers, { form: form.id }), {
        ...school,
        forms,
        mailTo: { [form.id]: 'bus@school.example' },
      });
    const { subject, text, html, to } = composed([form]);
    expect([to, subject]).toEqual([
      'bus@school.example',
      expect.stringMatching(/^Bus request: Asha Patil, Old well \(/),
    ]);
    for (const said of [...form.fields.map(({ label }) => label), ...Object.values(answers)])
      for (const part of [text, html]) expect(part).toContain(said);
    expect(html).toContain('href="tel:+919876543210"');
    const removed = composed([]);
    expect(removed.subject).toMatch(/^bus-request: Asha Patil, Old well, 98765 43210 \(/);
    expect(removed.text).toContain('mother_mobile:\n98765 43210\n');
  });

  it('segments only a short piece of the input, however long it is', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    onTestFinished(() => segment.mockRestore());
    for (const typed of ['क', '@', 'a\u0301', '👩‍🏫'])
      composeMail(record({ full_name: typed.repeat(48_000 / typed.length), other: typed.repeat(1000) }), school);
    const longest = Math.max(...segment.mock.calls.map(([text]) => text.length));
    expect(longest).toBeLessThan(3000);
  });

  it('has a Reply-To only if the address is valid', () => {
    const replyTo = (email_id: string) => composeMail(record({ email_id }), school).replyTo?.address;
    expect(replyTo(' meera@example.co.in ')).toBe('meera@example.co.in');
    for (const no of [
      '',
      'meera',
      'a@b',
      'a@b.c, evil@x.y',
      'a@b.c\nBcc: evil@x.y',
      '"a b"@c.d',
      'आशा@example.com',
      'a@b.c>',
    ]) {
      expect(replyTo(no)).toBeUndefined();
    }
  });

  it('has the same Message-ID and date on every retry, and another Message-ID for a correction', () => {
    const { date, messageId } = composeMail(record({}), school);
    expect(date.toISOString()).toBe('2026-11-20T18:45:00.000Z');
    expect(messageId).toBe(`<${'ab'.repeat(20)}.1@school.example>`);
    expect(composeMail(record({}, { revision: 2 }), school).messageId).toBe(`<${'ab'.repeat(20)}.2@school.example>`);
  });

  it('shows its arrival in Indian time', () => {
    expect(composeMail(record({}), school).text).toContain('Received 21 Nov 2026, 12:15');
  });

  it('inserts input as text, in both parts', () => {
    const mail = composeMail(record({ full_name: '<b>{{mobile_number}}</b> & "x"' }), school);
    expect(mail.text).toContain('\n<b>{{mobile_number}}</b> & "x"\n');
    expect(mail.html).toContain('&lt;b&gt;{{mobile_number}}&lt;&#x2F;b&gt; &amp; &quot;x&quot;');
  });
});

it('the default mail has the school’s colours', () => {
  const { html } = composeMail(record({ from_name: 'Ravi' }, { form: 'career', tags: ['honeypot'] }), school);
  const { page, error } = school.colours;
  expect(html).toContain(`background: ${page};`);
  expect(html).toContain(`solid ${error}"><strong>Please check this one:</strong>`);
  expect(html).toContain('>Ravi</td>');
});

describe('the office', () => {
  it('sees pupil, class and reference in the subject, however long a name is', () => {
    const subject = composeMail(record({ full_name: 'आशा '.repeat(100), class_name: 'Grade1' }), school).subject;
    expect(subject).toMatch(/^Admission enquiry: आशा .*…, Grade1 \(482 913 · 7c4d-91e2-03ab\)$/);
  });

  it('calls and writes by WhatsApp with one tap', () => {
    const { text, html } = composeMail(record({ mobile_number: '०98765 43210' }), school);
    for (const link of ['tel:+919876543210', 'https://wa.me/919876543210']) {
      expect(text).toContain(link);
      expect(html.replaceAll('&#x2F;', '/')).toContain(`href="${link}"`);
    }
    expect(composeMail(record({ mobile_number: 'javascript:1' }), school).html).not.toContain('href=');
  });

  it('gets no links from an attacker’s input', () => {
    const hostile = [
      'https://evil.example/x',
      'www.evil.example',
      'evil.co.in',
      'a@evil.example',
      'tel:1900',
      '\\\\evil\\x',
    ];
    for (const text of hostile) {
      const mail = composeMail(record({ full_name: text, address: text, email_id: `x ${text}`, [text]: text }), school);
      expect(mail.html).not.toContain(text);
      expect(textIn(mail.html)).toContain(text);
    }
  });

  it('sees Marathi, dates, fees and qualifications unchanged', () => {
    for (const text of ['आशा पाटील', 'डॉ. क्षीरसागर, जि. नांदेड.', '15/06/2018', '₹31,800.50', '5:30 pm', 'क्\u200dष'])
      expect(composeMail(record({ from_name: text }, { form: 'career' }), school).html).toContain(
        `>${text.replaceAll('/', '&#x2F;')}</td>`,
      );
  });

  it.each(['M.Sc., B.Ed.', 'asha.patil@', 'https://school.example/x', 'See school.example:8080', 'Dr.A.B.Patil'])(
    'finds “%s” in the mail, and copies it as it was typed',
    (text) => {
      const mail = composeMail(record({ highest_qualification: text, [text]: text }, { form: 'career' }), school);
      expect(mail.text).toContain(`\n${text}\n`);
      expect(textIn(mail.html).split(text)).toHaveLength(3 + 1);
      expect(mail.text + mail.html).not.toMatch(/[\p{Cf}\u034f]/u);
    },
  );

  it.each(['\0', '\u0007', '\u001b', '\u007f', '\u0085', '\u009b', '\u200b', '\u202e', '\u2066', '\ufeff', '\u00ad'])(
    'meets no %j of a submission anywhere in the mail, but its lines and tabs',
    (character) => {
      const typed = `A${character}s${character}ha`;
      const { subject, text, html, replyTo } = composeMail(
        record({
          full_name: typed,
          [typed]: typed,
          address: `${typed}\n\t2`,
          email_id: `asha@school.example${character}`,
        }),
        school,
      );
      for (const part of [subject, text, html]) {
        expect(part).not.toContain(character);
        expect(part).toContain('Asha');
      }
      for (const part of [text, html]) expect(part).toContain('Asha\n\t2');
      expect(replyTo?.address).toBe('asha@school.example');
    },
  );

  it('adds no colon after a question mark', () => {
    const asked = record({ 'Bus?': 'yes', Note: 'x' }, { form: 'career' });
    expect(composeMail(asked, school).text).toContain('\nBus?\nyes\n\nNote:\nx\n');
    const own = { career: { text: '{{#otherFields}}{{label}}: {{value}}{{/otherFields}}' } };
    expect(composeMail(asked, { ...school, mailTemplates: own }).text).toBe('Bus? yesNote: x');
  });

  it('keeps the six digits on one line', () => {
    const { html } = composeMail(record({}, { form: 'career' }), school);
    expect(html).toContain('<span style="white-space: nowrap">482 913 · 7c4d-91e2-03ab</span>');
  });
});

describe('text for a header', () => {
  it('is one line without control characters or direction marks', () => {
    expect(toHeaderText('Asha\r\nBcc: evil@example.com\u2028\u0000\u202Ex\t y')).toBe('Asha Bcc: evil@example.com x y');
  });

  it('has no invisible direction marks', () => {
    expect(toHeaderText('a\u200Eb\u200Fc\u061Cd')).toBe('a b c d');
    expect(toHeaderText('क\u094D\u200Dष')).toBe('क\u094D\u200Dष');
  });

  it('stays short even if one letter has thousands of marks', () => {
    expect(Buffer.byteLength(toHeaderText(`a${'\u0301'.repeat(12_000)}`))).toBeLessThan(2000);
  });

  it('is cut between graphemes', () => {
    expect(toHeaderText('क्षि'.repeat(200))).toBe(`${'क्षि'.repeat(150)}…`);
    expect(toHeaderText('👩‍🏫'.repeat(200))).toBe(`${'👩‍🏫'.repeat(150)}…`);
  });
});
