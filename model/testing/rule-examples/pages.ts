import type { Edit } from '../edited-content';
import type { RuleExample } from './rule-example';

const edit = (file: string, from: string, to: string): Edit => ({ file, from, to });
const page = '---\nkind: prose\ntitle: Meals\ndescription: What the children eat at noon, and who cooks it.\n---\n\n';
const text = (written: string): Edit => ({ file: 'screens/meals.md', to: `${page}${written}\n` });
export const redirects = (...froms: string[]) => {
  const entries = froms.map((from, index) => `  - { from: ${from}, to: ${index === 0 ? '/contact-us' : '/career'} }\n`);
  return edit('settings.yaml', 'carouselIntervalMs', `redirects:\n${entries.join('')}carouselIntervalMs`);
};
export const album = (fields: string) => ({
  file: 'screens/photos.yaml',
  to: `kind: albums\ntitle: Photos\ndescription: What the school celebrates, in photos of its festivals.\nalbums:\n  - { id: race, title: Race, ${fields} }\n`,
});
export const photo = (file: string): Edit => ({ file: `photos/${file}`, to: 'x' });
export const race = [photo('race/1.jpg'), photo('race/2.jpg')];
const look = (from: string, to: string) => edit('look.yaml', from, to);
const logo = (svg: string): Edit => ({ file: 'logo.svg', to: svg });
const mail = (to: string): Edit => ({ file: 'mail/enquiry_form.txt', to });
const wholeMail = '{{#fields}}{{label}}: {{value}}{{/fields}}{{#otherFields}}{{label}}: {{value}}{{/otherFields}}';

export const pageExamples = {
  'address-of-language': {
    breaks: [
      edit('school.yaml', 'languages: [ en ]', 'languages: [en, mr]'),
      { file: 'screens/mr/meals.md', to: `${page}Rice.\n` },
    ],
    keeps: { file: 'screens/mr/meals.md', to: `${page}Rice.\n` },
  },
  'address-of-subpage': {
    breaks: [...race, album('folder: race, alt: Race'), { file: 'screens/photos/race.md', to: `${page}Rice.\n` }],
    keeps: [...race, album('folder: race, alt: Race'), { file: 'screens/photos/meals.md', to: `${page}Rice.\n` }],
  },
  'redirect-from-page': { breaks: redirects('/career', '/calendar.ics'), keeps: redirects('/jobs') },
  'redirect-twice': { breaks: redirects('/Jobs', '/Jobs/'), keeps: redirects('/Jobs', '/works') },
  'broken-link': {
    breaks: text('[Fees](/clases) and [more](somewhere)'),
    keeps: text('[Fees](/classes) and [more](https://school.example)'),
  },
  'link-to-unknown-answer': {
    breaks: text('[Enquire](/enquiry-form#class_name/Grade50) or [ask](/enquiry-form#colour/red)'),
    keeps: text('[Enquire](/enquiry-form#class_name/Grade5)'),
  },
  'picture-in-text': { breaks: text('![The court](court.jpg)'), keeps: text('[The court](/facilities/sports)') },
  'table-without-rule': {
    breaks: text('| Day | Meal |\n| Monday | Rice |'),
    keeps: text('| Day | Meal |\n| --- | --- |\n| Monday | Rice |'),
  },
  'ragged-table': {
    breaks: text('| Day | Meal |\n| --- | --- |\n| Monday |\n| Tuesday | Rice | Dal |'),
    keeps: text('| Day | Meal |\n| --- | --- |\n| Monday | Rice |'),
  },
  'bullets-of-word': { breaks: text('• Rice\n• Dal'), keeps: text('- Rice\n- Dal') },
  'unused-photo': {
    breaks: [photo('court.jpg'), photo('court.docx')],
    keeps: [
      photo('court.jpg'),
      edit('facts/staff.yaml', '{ illustration: portrait, seed: 1 }', '{ photo: court.jpg, alt: Asha }'),
    ],
  },
  'folder-without-album': {
    breaks: [...race, photo('day/1.jpg'), album('folder: race, alt: Race'), photo('day/2.jpg')],
    keeps: [...race, album('folder: race, alt: Race')],
  },
  'album-without-photos': {
    breaks: album('alt: Race'),
    keeps: [...race, album('folder: race, alt: Race')],
  },
  'album-without-alt': {
    breaks: [...race, album('folder: race')],
    keeps: [...race, album('folder: race, alt: Race')],
  },
  'drawing-without-world': {
    breaks: [look('world: geometry', 'world: none'), look('pictures: photos', 'pictures: drawings')],
    keeps: look('pictures: photos', 'pictures: drawings'),
  },
  'no-emblem': {
    breaks: look('world: geometry', 'world: none'),
    keeps: [look('world: geometry', 'world: none'), logo('<svg viewBox="0 0 9 9"/>')],
  },
  emblem: {
    breaks: logo('<svg viewBox="0 0 9 7"><text>A</text></svg>'),
    keeps: logo('<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'),
  },
  'weak-contrast': {
    breaks: look('displayFont', 'colours: { text: "#cccccc" }\ndisplayFont'),
    keeps: look('displayFont', 'colours: { text: "#000000" }\ndisplayFont'),
  },
  'unused-mail': {
    breaks: [
      { file: 'mail/enquiry.txt', to: wholeMail },
      { file: 'mail/notes.docx', to: 'x' },
    ],
    keeps: mail(wholeMail),
  },
  'mail-template': { breaks: mail('{{full_nam}}'), keeps: mail(wholeMail) },
} satisfies Record<string, RuleExample>;
