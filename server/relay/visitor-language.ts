import { envelopeFields, type FormValues } from '../../forms/form-definition';
import { languageOfAddress } from '../../model/projections/pages/languages';
import type { Language } from '../../words/languages';
import type { ServedSchool } from '../settings/school';

/**
 * The posted language, or else the language of the sending page; `undefined` if we don't know it or the school doesn't have it.
 *
 * @param referer header `Referer`, which has no path if the page is from another origin
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
