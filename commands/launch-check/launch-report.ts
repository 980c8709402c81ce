import { contentFolderName } from '../../model/mistakes/places/content-folder';
import { formatDay } from '../../model/projections/dates/dates';
import type { Finding, FindingGroup } from '../../model/projections/launch-findings';

/** Lists all findings, by group and file. */
export function fullReport(groups: readonly FindingGroup[], today: string): string {
  return [
    `To do before this content can go live, ${formatDay(today, 'en')}`,
    ...groups.filter(({ findings }) => findings.length > 0).map(describeGroup),
    summary(groups),
  ].join('\n\n');
}

/** Lists the number of findings in each group, and says whether the site may go live. */
export function summary(groups: readonly FindingGroup[]): string {
  const width = Math.max(...groups.map((group) => String(countOf(group)).length));
  const open = groups.filter(({ mustChange }) => mustChange).reduce((sum, group) => sum + countOf(group), 0);
  return [
    ...groups.map(
      (group) => `${String(countOf(group)).padStart(width)}  ${group.title}${group.mustChange ? '' : ' (may stay)'}`,
    ),
    '',
    open === 0
      ? 'Nothing is left to replace. The site can go live.'
      : `Not yet: ${open === 1 ? '1 thing has' : `${open} things have`} to be replaced or supplied.`,
  ].join('\n');
}

function countOf({ findings }: FindingGroup): number {
  return findings.reduce((sum, { count }) => sum + (count ?? 1), 0);
}

function describeGroup(group: FindingGroup): string {
  const { title, advice, findings } = group;
  return [`${title} (${countOf(group)})`, `  ${advice}`, ...byFile(findings)].join('\n');
}

function byFile(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map(({ file }) => file))].flatMap((file) => {
    const own = findings.filter((each) => each.file === file).sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    if (file === undefined) return own.map(({ what }) => `  ${what}`);
    const [only] = own;
    if (own.length === 1 && only?.line === undefined) return [`  ${contentFolderName()}/${file}: ${only?.what}`];
    return [
      `  ${contentFolderName()}/${file}`,
      ...own.map(({ line, what }) => `    ${line === undefined ? '' : `line ${line}  `}${what}`),
    ];
  });
}
