import type { MenuEntry } from '../../model/concepts/menu';
import type { SiteContent } from '../../model/concepts/site-content';
import type { FindingGroup } from '../../model/projections/launch-findings';

/** Screens that visitors can find only through a link in a text, Home or a search engine. */
export function screensOutsideMenus({
  menu,
  settings,
  screens,
}: Pick<SiteContent, 'menu' | 'settings' | 'screens'>): FindingGroup {
  const named = new Set([
    '/',
    ...addressesIn([...menu.header, ...menu.footer]),
    ...[menu.aboutUs, settings.admissionBanner?.to, settings.disclosureLink?.to].filter((to) => to !== undefined),
  ]);
  return {
    title: 'Screens that no menu names',
    advice: 'Visitors find them only where a text links to them. If that is not enough, name them in menu.yaml.',
    mustChange: false,
    // The search needs no menu entry, because a button in the header leads there.
    findings: screens
      .filter(({ kind, path }) => kind !== 'search' && !named.has(path))
      .map(({ file, path }) => ({ file, what: path })),
  };
}

function addressesIn(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap(({ to, items = [] }) => [...(to ? [to] : []), ...addressesIn(items)]);
}
