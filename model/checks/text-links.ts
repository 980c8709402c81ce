import type { ReportMistake } from '../mistakes/words/content-error';
import { documentPath } from '../concepts/document';
import { answerLinkMistake } from '../projections/pages/form-screens';
import { unknownName } from '../mistakes/spelling/nearest-name';
import { fieldsOfFile } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import { linksIn } from '../projections/markdown-links';
import { sitePages } from '../projections/pages/site-pages';

/** Links to other sites, which are not checked: only the school knows whether they are right. */
const ELSEWHERE = /^(https:\/\/|mailto:|tel:)/;

export function checkTextLinks(content: SiteContent, error: ReportMistake): void {
  const known = [...sitePages(content).map(({ path }) => path), ...content.documents.map(({ id }) => documentPath(id))];
  for (const { target, ...place } of textLinks(content)) {
    const mistake = answerLinkMistake(content, target);
    if (mistake) error({ ...place, ...mistake });
    if (ELSEWHERE.test(target) || known.includes(target.replace(/#.*$/, ''))) continue;
    error({ ...place, rule: 'broken-link', values: unknownName(target, known) });
  }
}

function textLinks({ files }: SiteContent) {
  return files.flatMap((read) => {
    const { file, body } = read;
    const inBody = targetsIn(body).map(({ target, line }) => ({ file, bodyLine: line, target }));
    const inFields = fieldsOfFile(read).flatMap(({ text, value, at }) =>
      text && typeof value === 'string' ? targetsIn(value).map(({ target }) => ({ file, at, target })) : [],
    );
    return [...inBody, ...inFields];
  });
}

/** `checkMarkdown` reports pictures. */
function targetsIn(text: string) {
  return linksIn(text).filter(({ isPicture }) => !isPicture);
}
