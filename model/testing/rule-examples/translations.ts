import type { translationMistakes } from '../../../words/en/mistakes/translations';
import type { Edit } from '../edited-content';
import type { RuleExample } from './rule-example';

const inMarathi: Edit = { file: 'school.yaml', from: 'languages: [ en ]', to: 'languages: [en, mr]' };

/** A school whose mission begins with a text and has one entry of translations. */
function missionWith(text: string, entry: object): Edit[] {
  const fields = '---\nkind: prose\ntitle: Our Mission\ndescription: What {{schoolName}} promises every child.\n---\n';
  return [
    inMarathi,
    { file: 'screens/our-mission.md', to: `${fields}\n${text}\n` },
    { file: 'screens/our-mission.translations.yaml', to: JSON.stringify({ texts: [entry] }) },
  ];
}

const now = 'The fee is told in writing before admission.';
const earlier = 'The fee is told before admission.';
const mr = 'शुल्क प्रवेशाआधी सांगितले जाते.';
const confirmed = missionWith(now, { en: now, mr });
const toConfirm = missionWith(now, { en: now, was: { mr: earlier }, mr });

const glossary: Edit = { file: 'glossary.yaml', to: 'terms: [{ en: [fee, fees], mr: [शुल्क] }]' };
const avoided: Edit = { file: 'glossary.yaml', to: 'terms: []\navoided: [{ mr: [सांगितले], instead: [कळवले] }]' };

export const translationExamples: Readonly<Record<keyof typeof translationMistakes, RuleExample>> = {
  'translation-to-confirm': { breaks: toConfirm, keeps: confirmed },
  'outdated-translation-not-shown': {
    breaks: missionWith(`${now} Call {{phone1}}.`, { en: `${now} Call {{phone1}}.`, was: { mr: earlier }, mr }),
    keeps: toConfirm,
  },
  'earlier-text-unchanged': { breaks: missionWith(now, { en: now, was: { mr: now }, mr }), keeps: toConfirm },
  'earlier-text-untranslated': { breaks: missionWith(now, { en: now, was: { mr: earlier } }), keeps: toConfirm },
  'signs-not-kept': {
    breaks: missionWith(`${now} Call {{phone1}}, see [Classes](/classes).`, {
      en: `${now} Call {{phone1}}, see [Classes](/classes).`,
      mr: '[वर्ग](/clases)',
    }),
    keeps: missionWith(`${now} Call {{phone1}}.`, { en: `${now} Call {{phone1}}.`, mr: '{{phone1}}' }),
  },
  'translation-without-source': { breaks: missionWith(now, { mr }), keeps: confirmed },
  'text-not-in-content': {
    breaks: [
      ...missionWith(now, { en: earlier, mr }),
      { file: 'school.translations.yaml', to: 'texts: [{ en: Nobody says this., mr: हे कोणी म्हणत नाही. }]' },
    ],
    keeps: missionWith('The fee is told\nbefore admission.', { en: earlier, mr }),
  },
  'digits-of-another-script': {
    breaks: missionWith('Route 1', { en: 'Route 1', mr: 'मार्ग १' }),
    keeps: missionWith('Route 1', { en: 'Route 1', mr: 'मार्ग 1' }),
  },
  'split-word': {
    breaks: missionWith(now, { en: now, mr: 'शुल्क प्रवेशा पासून सांगितले जाते.' }),
    keeps: confirmed,
  },
  'term-not-in-glossary': {
    breaks: [...missionWith(now, { en: now, mr: 'फी प्रवेशाआधी सांगितली जाते.' }), glossary],
    keeps: [...confirmed, glossary],
  },
  'avoided-word': {
    breaks: [...confirmed, avoided],
    keeps: [...missionWith(now, { en: now, mr: 'शुल्क प्रवेशाआधी कळवले जाते.' }), avoided],
  },
};
