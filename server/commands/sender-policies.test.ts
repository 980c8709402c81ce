import { expect, it } from 'vitest';
import { describeSenderPolicies } from './sender-policies';

/** @param records name → TXT records or error code; other names have none */
const dns = (records: Record<string, string[] | string>) => (name: string) => {
  const found = records[name] ?? 'ENODATA';
  return typeof found === 'string'
    ? Promise.reject(Object.assign(new Error(found), { code: found }))
    : Promise.resolve(found.map((record) => [record.slice(0, 9), record.slice(9)]));
};
const spf = 'v=spf1 include:_spf.mail.in ~all';
const dmarc = 'v=DMARC1; p=quarantine';
const policies = (records: Record<string, string[] | string>, mailbox = 'Our school <website@School.edu.in>') =>
  describeSenderPolicies(mailbox, dns(records));

it('shows both records, for a bare address too', async () => {
  const records = { 'school.edu.in': ['site-verification=1', spf], '_dmarc.school.edu.in': [dmarc] };
  const shown = [`SPF of school.edu.in: ${spf}`, `DMARC of school.edu.in: ${dmarc}`];
  expect(await policies(records)).toEqual(shown);
  expect(await policies(records, 'website@school.edu.in')).toEqual(shown);
});

it('says what is missing, what to add and who can do it', async () => {
  const [noSpf, noDmarc] = await policies({ 'school.edu.in': ['v=spf10 is another kind'] });
  expect(noSpf).toMatch(/^WARNING: school\.edu\.in has no SPF record.*Ask whoever keeps the DNS of school\.edu\.in/);
  expect(noDmarc).toMatch(/^WARNING: school\.edu\.in has no DMARC record.*_dmarc\.school\.edu\.in.*v=DMARC1; p=none/);
  expect((await policies({ 'school.edu.in': 'ENOTFOUND' }))[0]).toContain('no SPF record');
});

it('finds the DMARC record of the parent domain', async () => {
  const [, found] = await policies({ '_dmarc.school.in': [dmarc] }, 'website@mail.school.in');
  expect(found).toBe(`DMARC of mail.school.in: ${dmarc}`);
});

it('warns of two records, and of one that allows all senders', async () => {
  const [twoSpf, twoDmarc] = await policies({
    'school.edu.in': [spf, 'v=spf1 -all'],
    '_dmarc.school.edu.in': [dmarc, dmarc],
  });
  expect(twoSpf).toMatch(/^WARNING: .*2 SPF records/);
  expect(twoDmarc).toMatch(/^WARNING: .*2 DMARC records/);
  for (const open of ['v=spf1 +all', 'v=spf1 a all'])
    expect((await policies({ 'school.edu.in': [open] }))[0]).toMatch(/^WARNING: .*anybody may send/);
});

it('reports a failed lookup without warnings', async () => {
  const lines = await policies({ 'school.edu.in': 'ETIMEOUT', '_dmarc.school.edu.in': 'ESERVFAIL' });
  expect(lines.join('\n')).toMatch(/could not be looked up \(ETIMEOUT\)[^]*could not be looked up \(ESERVFAIL\)/);
  expect(lines.join()).not.toContain('WARNING');
});

it.each(['website@school.example', 'Us <us@mail.example.org>'])(
  'makes no lookup for the sample %s',
  async (mailbox) => {
    expect(await describeSenderPolicies(mailbox, () => Promise.reject(new Error('asked')))).toEqual([
      expect.stringContaining('is a sample'),
    ]);
  },
);
