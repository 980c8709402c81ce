import { expect, it } from 'vitest';
import { palettes } from '../../look/palettes';
import { enquiry, identifiers, postPage, startEndpoint } from '../testing/endpoint.fixture';
import { servedSchool } from './school';
import { readSettings } from './settings';

it('pages have the colours of the school, and the policy allows their style sheet', async () => {
  const colours = palettes['teal-and-coral'];
  const school = () => ({ ...servedSchool(readSettings({})), colours });
  const { url, apps } = await startEndpoint({}, { school });
  const response = await postPage(url, { ...enquiry, ...identifiers });
  for (const page of [await response.text(), (await apps.inbox.inject('/')).body]) {
    expect(page).toContain(`background: ${colours.page}; color: ${colours.text};`);
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    expect(style).not.toContain(palettes['earth-and-indigo'].text);
  }
  expect(response.headers.get('content-security-policy')).toMatch(/style-src 'sha256-/);
});
