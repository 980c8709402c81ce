import { license } from '../../package.json';
import { type Language, languages } from '../../words/languages';
import { type ContentMistake, sentenceOf } from '../../model/mistakes/words/content-error';
import { pathInWords } from '../../model/mistakes/places/path-in-words';
import type { SiteContent } from '../../model/concepts/site-content';
import { contentFindings, countByFile, type Finding, type FindingGroup } from '../../model/projections/launch-findings';
import { readWrittenFiles } from '../../model/reading/written-files';
import { lineInBody, placeInContent } from '../../model/mistakes/places/content-place';
import { screensOutsideMenus } from './screens-outside-menus';
import { fullReport, summary } from './launch-report';
import { settingFindings } from './setting-findings';

export interface LaunchCheckOptions {
  /** Content folder without errors. */
  contentDir: string;
  content: Pick<SiteContent, 'menu' | 'settings' | 'screens' | 'forms'>;
  others?: readonly Pick<SiteContent, 'language' | 'untranslated'>[];
  warnings: readonly ContentMistake[];
  /** The environment with the settings of `.env`. */
  env: Readonly<Record<string, string | undefined>>;
  today: string;
}

const certificate = 'certificate-runs-out';

/** The rules of translations of an earlier text. The last key of their place is the language. */
const toConfirm: readonly string[] = ['translation-to-confirm', 'outdated-translation-not-shown'];

function toFinding(mistake: ContentMistake): Finding {
  const { file, line, at = [] } = mistake;
  return { file, line, what: [pathInWords(at), sentenceOf(mistake, 'en')].filter(Boolean).join(': ') };
}

function lineOf({ file, at, bodyLine }: Finding, contentDir: string): number | undefined {
  if (file && bodyLine) return lineInBody(contentDir, file, bodyLine);
  return file && at ? placeInContent(contentDir, file, at).line : undefined;
}

function missingTranslations({ language, untranslated }: Pick<SiteContent, 'language' | 'untranslated'>): FindingGroup {
  return {
    title: `Texts without a translation: ${languages[language].name}`,
    advice: 'They are shown in the first language. npm run translations adds the lines for them.',
    mustChange: false,
    findings: countByFile(untranslated),
  };
}

function translationsToConfirm(language: Language, warnings: readonly ContentMistake[]): FindingGroup {
  return {
    title: `Translations to confirm: ${languages[language].name}`,
    advice: 'Their text has changed. npm run content shows the old and the new text of each.',
    mustChange: false,
    findings: warnings.filter((each) => toConfirm.includes(each.rule) && each.at?.at(-1) === language).map(toFinding),
  };
}

/** Reports what is still to do before the site can go live. `isReady`: no group that must change has findings. */
export function launchCheck({ contentDir, content, others = [], warnings, env, today }: LaunchCheckOptions): {
  report: string;
  summary: string;
  isReady: boolean;
} {
  const groups: FindingGroup[] = [
    ...contentFindings(readWrittenFiles(contentDir), today).map((group) => ({
      ...group,
      findings: group.findings.map((each) => ({ ...each, line: lineOf(each, contentDir) })),
    })),
    screensOutsideMenus(content),
    ...others.map(missingTranslations),
    ...others.map(({ language }) => translationsToConfirm(language, warnings)),
    {
      title: 'Things that look like slips',
      advice: 'If they are right, they may stay. npm run content says what to write for each.',
      mustChange: false,
      findings: warnings.filter(({ rule }) => ![certificate, ...toConfirm].includes(rule)).map(toFinding),
    },
    {
      title: 'Certificates to renew',
      advice:
        'Ask for the new ones now. For one that has expired, write “awaited:” with a day until the new one comes.',
      mustChange: false,
      findings: warnings.filter(({ rule }) => rule === certificate).map(toFinding),
    },
    settingFindings(env, content.forms),
    {
      title: 'Rights in the code',
      advice:
        'Its owner decides under which licence others may use it, and writes that into package.json and README.md.',
      mustChange: false,
      findings: license === 'UNLICENSED' ? [{ what: 'package.json says UNLICENSED: no one else may use it.' }] : [],
    },
  ];
  return {
    report: fullReport(groups, today),
    summary: summary(groups),
    isReady: groups.every(({ mustChange, findings }) => !mustChange || findings.length === 0),
  };
}
