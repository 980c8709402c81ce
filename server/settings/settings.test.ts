import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { contentOfSmallSchool } from '../testing/endpoint.fixture';
import { noServerContent } from '../../model/projections/server-content';
import { readSettings, settingsToKeep } from './settings';

function complaintAbout(env: Record<string, string>): string {
  try {
    readSettings(env, contentOfSmallSchool);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('settings', () => {
  it('are all optional', () => {
    expect(readSettings({}, contentOfSmallSchool)).toEqual({
      ofContent: contentOfSmallSchool,
      port: 3000,
      officePort: 3001,
      host: '127.0.0.1',
      isDeployed: false,
      officeOrigin: undefined,
      dataDir: join(process.cwd(), '.data'),
      backupDir: join(process.cwd(), '.data/backups'),
      backupPassphrase: undefined,
      backupCopy: undefined,
      backupCopyKey: undefined,
      siteDir: join(process.cwd(), 'build/client'),
      smtpUrl: undefined,
      allowsPlaintextLogin: false,
      allowsAnyCertificate: false,
      heloName: undefined,
      dataLimitBytes: 1000 * 1024 * 1024,
      mailFrom: 'School website <website@school.example>',
      mailTo: { enquiry: 'office@school.example', career: 'office@school.example' },
      allowedOrigins: [],
      trustProxy: 0,
      mail: {
        serviceId: 'gmail',
        publicKey: 'public',
        templates: { enquiry: 'enquiry_form', career: 'career_form' },
      },
    });
  });

  it('are kept for another machine without secrets, so that they can be read again', () => {
    const env = {
      MAIL_FROM: 'A "B" <a@b.example>',
      SMTP_URL: 'smtp://x:secret@y',
      HOST: '::1',
      MAIL_TO_BUS: ' c@d.example ',
      PATH: '/bin',
    };
    const kept = settingsToKeep({
      ...env,
      SMTP_HELO_NAME: ' ',
      VITE_BASE_PATH: '/a#b/',
      BACKUP_COPY: 's3://a:secret@b/c',
    });
    expect(kept).not.toMatch(/secret@|PATH=\/bin|HELO/);
    expect(kept).toContain('# Of the other machine: HOST=::1\n');
    expect(parseEnv(kept)).toEqual({ MAIL_FROM: env.MAIL_FROM, MAIL_TO_BUS: 'c@d.example', VITE_BASE_PATH: '/a#b/' });
  });

  it('treat an empty value as unset', () => {
    expect(readSettings({ PORT: '', SMTP_URL: ' ', MAIL_FROM: '' }).port).toBe(3000);
  });

  it('parse lists and numbers', () => {
    const settings = readSettings({ ALLOWED_ORIGINS: 'https://a.in, https://b.in:8443', TRUST_PROXY: '2', PORT: '80' });
    expect(settings).toMatchObject({ allowedOrigins: ['https://a.in', 'https://b.in:8443'], trustProxy: 2, port: 80 });
  });

  it('report all problems in one message', () => {
    expect(
      complaintAbout({
        PORT: 'eighty',
        ALLOWED_ORIGINS: 'https://a.in/page',
        TRUST_PROXY: '-1',
        MAIL_TO_CAREER: 'office',
      }),
    ).toBe(
      `4 settings need correcting (in the environment or in .env):
  PORT · expected a port number from 0 to 65535 · found “eighty” · write 3000
  ALLOWED_ORIGINS · expected origins without a path, separated by commas · found “https://a.in/page” · write https://www.your-school.in,https://your-school.in
  TRUST_PROXY · expected how many proxies are in front of the server, a whole number · found “-1” · write 1, or nothing if there is none
  MAIL_TO_CAREER · expected an e-mail address · found “office” · write office@your-school.in`,
    );
  });

  it('require real addresses once SMTP is set, and use placeholders otherwise', () => {
    expect(complaintAbout({ SMTP_URL: 'smtps://u:p@mail.example', MAIL_TO_CAREER: 'a@b.in' })).toBe(
      `2 settings need correcting (in the environment or in .env):
  MAIL_FROM · expected an e-mail address · found nothing, although SMTP_URL is set · write School website <website@your-school.in>
  MAIL_TO_ENQUIRY · expected an e-mail address · found nothing, although SMTP_URL is set · write office@your-school.in`,
    );
  });

  it('never show a password', () => {
    const message = complaintAbout({ SMTP_URL: 'http://office:secret@mail.example' });
    expect(message).toContain(
      'SMTP_URL · expected the address of a mail server · found a value of 33 characters (not shown',
    );
    expect(message).not.toContain('secret');
    expect(complaintAbout({ SMTP_URL: 'x' })).toContain('found a value of 1 character (');
  });

  it('open the office to the outside only over https', () => {
    const origin = 'https://office.your-school.in:8443';
    expect(readSettings({ OFFICE_ORIGIN: origin }).officeOrigin).toBe(origin);
    for (const wrong of ['http://office.your-school.in', 'https://office.your-school.in/', 'office.your-school.in'])
      expect(complaintAbout({ OFFICE_ORIGIN: wrong })).toContain(
        `OFFICE_ORIGIN · expected an https origin without a path · found “${wrong}” · write https://office.your-school.in`,
      );
  });

  it('reject the same template for two forms', () => {
    expect(complaintAbout({ VITE_MAIL_ENQUIRY_TEMPLATE: 'one', VITE_MAIL_CAREER_TEMPLATE: 'one' })).toBe(
      `One setting needs correcting (in the environment or in .env):
  VITE_MAIL_ENQUIRY_TEMPLATE · expected another id than VITE_MAIL_CAREER_TEMPLATE · found “one” in both · write enquiry_form`,
    );
  });

  it('work for any form name, and are kept for a removed form', () => {
    const [form] = contentOfSmallSchool.forms;
    const ofContent = { ...noServerContent, forms: [{ ...form!, id: 'bus-request', template: 'bus' }] };
    const env = { VITE_MAIL_BUS_REQUEST_TEMPLATE: 'template_7', MAIL_TO_OLD_FORM: 'old@b.in', MAIL_TO_ODD: 'nobody' };
    expect(readSettings(env, ofContent)).toMatchObject({
      mailTo: { 'bus-request': 'office@school.example', 'old-form': 'old@b.in' },
      mail: { templates: { 'bus-request': 'template_7' } },
    });
    expect(() => readSettings({ SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'a@b.in' }, ofContent)).toThrow(
      'MAIL_TO_BUS_REQUEST · expected an e-mail address · found nothing, although SMTP_URL is set · write office@your-school.in',
    );
  });
});
