import { expect, it } from 'vitest';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { smallSchool } from '../../../model/testing/edited-content';
import { htmlOnSite } from '../../testing/html-on-site';
import { wordsIn } from '../../../words/words';
import { DocumentsPage } from './documents';

const content = readSiteContent(smallSchool);
const data = {
  title: 'Documents',
  description: 'All.',
  sections: [{ title: 'A', rowTitle: '', valueTitle: '', rows: [] }],
};
const documentsAt = (path: string) => ({ kind: 'documents', path, data }) as never;
const [disclosure, other] = [documentsAt('/disclosure'), documentsAt('/papers')];

it.each([
  ['has counts and a JSON link on the screen that the header links to', disclosure, true],
  ['has neither on another screen of documents', other, false],
])('the disclosure %s', (_, screen, isDisclosure) => {
  const school = {
    ...content,
    screens: [other, disclosure] as never,
    settings: { ...content.settings, disclosureLink: { text: 'Disclosure', to: '/disclosure' } },
  };
  const html = htmlOnSite(<DocumentsPage screen={screen} page={{} as never} pictures={{} as never} />, school);
  expect(html.includes('rel="alternate"')).toBe(isDisclosure);
  expect(html.includes(wordsIn.en.documents.counts({ published: 0, notApplicable: 0 }))).toBe(isDisclosure);
});
