import { expect, it } from 'vitest';
import { enquiry, identifiers, postPage, startEndpoint } from '../testing/endpoint.fixture';
import { servedSchool } from './school';
import { readSettings } from './settings';

it('answers have the look of the school, and their policy allows the style sheet', async () => {
  const lookCss = ':root{--colour-page:#abcdef}';
  const { url } = await startEndpoint({}, { school: () => ({ ...servedSchool(readSettings({})), lookCss }) });
  const response = await postPage(url, { ...enquiry, ...identifiers });
  expect(await response.text()).toContain(lookCss);
  expect(response.headers.get('content-security-policy')).toMatch(/style-src 'sha256-/);
});
