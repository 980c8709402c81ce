import { describe, expect, it } from 'vitest';
import { smallSchool } from '../../../model/edited-content';
import { composeMail, toHeaderText } from './compose-mail';
import { loadMailTemplates } from './mail-templates';
import type { SpoolRecord } from '../spool/spool-record';

const renderers = await loadMailTemplates(`${smallSchool}/mail`);
const addresses = {
  from: 'SPLS <website@school.example>',
  to: { enquiry: 'a@school.example', career: 'b@school.example' },
};

function record(fields: Record<string, string>, rest: Partial<SpoolRecord> = {}): SpoolRecord {
  return {
    version: 1,
    name: 'ab'.repeat(32),
    submissionId: 'x',
    form: 'enquiry',
    receivedAt: '2026-11-20T18:45:00.000Z',
    revision: 1,
    fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
    tags: [],
    earlier: [],
    delivery: { state: 'waiting', attempts: 0 },
    ...rest,
  };
}

describe('mail', () => {
  it('goes to the reader of its form, whatever the form says', () => {
    const hostile = {
      to: 'evil@example.com',
      to_email: 'evil@example.com',
      reply_to: 'evil@example.com',
      bcc: 'evil@example.com',
    };
    const mail = composeMail(record(hostile, { form: 'career' }), renderers, addresses);
    expect(mail).toMatchObject({ to: 'b@school.example', from: 'SPLS <website@school.example>', replyTo: undefined });
    expect(mail.text).toContain('to_email:\nevil@example.com');
  });

  it('is answered to the sender only at an address that is one', () => {
    const replyTo = (email_id: string) => composeMail(record({ email_id }), renderers, addresses).replyTo?.address;
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

  it('has a name of its own that stays the same, and another for a correction', () => {
    const id = (revision: number) => composeMail(record({}, { revision }), renderers, addresses).messageId;
    expect(id(1)).toBe(`<${'ab'.repeat(20)}.1@school.example>`);
    expect(id(2)).toBe(`<${'ab'.repeat(20)}.2@school.example>`);
  });

  it('says when it arrived by the clock in India', () => {
    expect(composeMail(record({}), renderers, addresses).text).toContain('Received 21 Nov 2026, 12:15');
  });

  it('fills in what was typed as text, in both parts', () => {
    const mail = composeMail(record({ full_name: '<b>{{mobile_number}}</b> & "x"' }), renderers, addresses);
    expect(mail.text).toContain('\n<b>{{mobile_number}}</b> & "x"\n');
    expect(mail.html).toContain('&lt;b&gt;{{mobile_number}}&lt;&#x2F;b&gt; &amp; &quot;x&quot;');
  });
});

describe('text for a header', () => {
  it('is one line without control characters or turned directions', () => {
    expect(toHeaderText('Asha\r\nBcc: evil@example.com\u2028\u0000\u202Ex\t y')).toBe('Asha Bcc: evil@example.com x y');
  });

  it('is cut between letters as a reader sees them', () => {
    expect(toHeaderText('क्षि'.repeat(200))).toBe(`${'क्षि'.repeat(140)}…`);
    expect(toHeaderText('👩‍🏫'.repeat(200))).toBe(`${'👩‍🏫'.repeat(140)}…`);
  });
});
