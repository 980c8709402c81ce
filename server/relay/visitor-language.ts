import { envelopeFields, type FormValues } from '../../forms/form-definition';
import { languageOfAddress } from '../../model/projections/pages/languages';
import type { Language } from '../../words/languages';
import type { ServedSchool } from '../settings/school';

/**
 * The posted language, or else that of the sending page; `undefined` if unknown, or not a language of the school.
 *
 * @param referer header; cross-origin it has no path
 */
export function visitorLanguage(
  values: FormValues,
  referer: string | undefined,
  { languages, basePath }: Pick<ServedSchool, 'languages' | 'basePath'>,
): Language | undefined {
  const posted = values[envelopeFields.language];
  const path = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : basePath;
  const address = path.startsWith(basePath) ? path.slice(basePath.length - 1) : path;
  return languages.find((each) => each === posted) ?? languages.find((each) => each === languageOfAddress(address));
}
