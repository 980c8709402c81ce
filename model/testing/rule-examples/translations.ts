import type { translationMistakes } from '../../../words/en/mistakes/translations';
import type { Edit } from '../edited-content';
import type { RuleExample } from './rule-example';

const inMarathi: Edit = { file: 'school.yaml', from: 'languages: [en]', to: 'languages: [en, mr]' };

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

export const translationExamples: Readonly<Record<keyof typeof translationMistakes, RuleExample>> = {
  'translation-to-confirm': { breaks: toConfirm, keeps: confirmed },
  'outdated-translation-not-shown': {
    breaks: missionWith(`${now} Call {{phone1}}.`, { en: `${now} Call {{phone1}}.`, was: { mr: earlier }, mr }),
    keeps: toConfirm,
  },
  'earlier-text-unchanged': { breaks: missionWith(now, { en: now, was: { mr: now }, mr }), keeps: toConfirm },
  'earlier-text-untranslated': { breaks: missionWith(now, { en: now, was: { mr: earlier } }), keeps: toConfirm },
};
