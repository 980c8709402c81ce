import type { Complaint } from './content-file';
import type { ContentPath } from './content-place';
import { documentPath } from './document';
import { nearestName } from './nearest-name';
import { screenFile } from './screen-files';
import type { SiteContent } from './site-content';
import { sitePages } from './site-pages';

interface TextLink {
  file: string;
  /** `undefined` in the running text of a Markdown file. */
  at: ContentPath | undefined;
  target: string;
}

/** Links to other sites and programs are not looked up: only the school can know whether they lead where they should. */
const ELSEWHERE = /^(https:\/\/|mailto:|tel:)/;

/** Every link in a text leads to a page or a document of this site, or says in full where else it leads. */
export function checkTextLinks(content: SiteContent, complain: (complaint: Complaint) => void): void {
  const known = [...sitePages(content).map(({ path }) => path), ...content.documents.map(({ id }) => documentPath(id))];
  for (const { file, at, target } of textLinks(content)) {
    if (ELSEWHERE.test(target) || known.includes(target.replace(/#.*$/, ''))) continue;
    const near = nearestName(target, known);
    complain({
      file,
      at,
      expected: 'a link to a page or document of this site, or one that begins with https://, mailto: or tel:',
      found: `“(${target})”`,
      advice: near
        ? `Did you mean “(${near})”?`
        : 'Take the address of a page from the table in content/README.md; write addresses of other sites in full.',
    });
  }
}

function textLinks({ screens, rules, committees, documents, privacy, classes }: SiteContent): TextLink[] {
  const facts = {
    'facts/rules.yaml': { rules },
    'facts/committees.yaml': { committees },
    'facts/documents.yaml': { documents },
    'facts/privacy.yaml': privacy,
    'facts/classes.yaml': { classes },
  };
  return [
    ...Object.entries(facts).flatMap(([file, value]) => linksBelow(value).map((link) => ({ file, ...link }))),
    ...screens.flatMap((screen) => {
      const file = screenFile(screen);
      const inBody = targetsIn(screen.body).map((target) => ({ file, at: undefined, target }));
      return [...inBody, ...linksBelow(screen.data).map((link) => ({ file, ...link }))];
    }),
  ];
}

function linksBelow(value: unknown, at: ContentPath = []): { at: ContentPath; target: string }[] {
  if (typeof value === 'string') return targetsIn(value).map((target) => ({ at, target }));
  if (value === null || typeof value !== 'object') return [];
  const entries = Array.isArray(value) ? value.map((each, index) => [index, each] as const) : Object.entries(value);
  return entries.flatMap(([key, each]) => linksBelow(each, [...at, key]));
}

/** `[fees](/classes)` → `/classes`. https://spec.commonmark.org/0.31.2/#links */
function targetsIn(text: string): string[] {
  return [...text.matchAll(/\]\(\s*<?([^\s)>]*)/g)].map(([, target = '']) => target);
}
