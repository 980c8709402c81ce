import { imageInText } from './check-markdown';
import type { ReportMistake } from '../mistakes/words/content-error';
import { documentPath } from '../concepts/document';
import { explainAnswerLink } from '../projections/pages/form-screens';
import { nearestName } from '../mistakes/spelling/nearest-name';
import { fieldsOfFile } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import { sitePages } from '../projections/pages/site-pages';

/** Links to other sites, which are not checked: only the school knows whether they are right. */
const ELSEWHERE = /^(https:\/\/|mailto:|tel:)/;

export function checkTextLinks(content: SiteContent, error: ReportMistake): void {
  const known = [...sitePages(content).map(({ path }) => path), ...content.documents.map(({ id }) => documentPath(id))];
  for (const { target, ...place } of textLinks(content)) {
    const explanation = explainAnswerLink(content, target);
    if (explanation) error({ ...place, ...explanation });
    if (ELSEWHERE.test(target) || known.includes(target.replace(/#.*$/, ''))) continue;
    const near = nearestName(target, known);
    error({
      ...place,
      expected: 'a link to a page or document of this site, or one that begins with https://, mailto: or tel:',
      found: `“(${target})”`,
      advice: near
        ? `Did you mean “(${near})”?`
        : 'The address of a screen is the name of its file in content/screens/ without the ending; write addresses of other sites in full.',
    });
  }
}

function textLinks({ files }: SiteContent) {
  return files.flatMap((read) => {
    const { file, body } = read;
    const inBody = body
      .split('\n')
      .flatMap((line, index) => targetsIn(line).map((target) => ({ file, bodyLine: index + 1, target })));
    const inFields = fieldsOfFile(read).flatMap(({ text, value, at }) =>
      text && typeof value === 'string' ? targetsIn(value).map((target) => ({ file, at, target })) : [],
    );
    return [...inBody, ...inFields];
  });
}

/** `[fees](/classes)` → `/classes`. https://spec.commonmark.org/0.31.2/#links */
function targetsIn(text: string): string[] {
  // Pictures look like links, but `checkMarkdown` reports them.
  const links = text.replace(imageInText, '');
  return [...links.matchAll(/\]\(\s*<?([^\s)>]*)/g)].map(([, target = '']) => target);
}
