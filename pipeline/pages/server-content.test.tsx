import { cp } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ContactBlock } from '../../app/pages/contact/contact-block';
import { htmlOnSite } from '../../app/testing/html-on-site';
import { serverContentOf } from '../../model/projections/server-content';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { smallSchool, withEdits } from '../../model/testing/edited-content';
import { servedSchool } from '../../server/settings/school';
import { readSettings } from '../../server/settings/settings';
import { enquiry, identifiers, postPage, startEndpoint, temporaryFolder } from '../../server/testing/endpoint.fixture';

test('pages and server responses show name and phone number alike, however they were typed', async () => {
  const folder = await temporaryFolder();
  await cp(smallSchool, folder, { recursive: true });
  withEdits(folder, [
    { file: 'school.yaml', from: 'name: Example School', to: 'name: Exam\u200bple School' },
    { file: 'school.yaml', from: '+91 00000 00001', to: '\u200e+91 00000\u200b 00001' },
  ]);
  const contents = readEveryLanguage(folder);
  const school = servedSchool(readSettings({}, serverContentOf(contents, '')));
  const { url } = await startEndpoint({}, { school: () => school });
  const answer = await postPage(url, { ...enquiry, ...identifiers, full_name: '' });
  const texts = [htmlOnSite(<ContactBlock />, contents[0]), await answer.text()];
  for (const text of texts) {
    expect(text).toContain('Example School');
    expect(text).toMatch(/href="tel:\+910000000001"[^>]*>\+91 00000 00001</);
  }
});
