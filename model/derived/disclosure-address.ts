import type { ScreenOf, SiteContent } from '../concepts/site-content';
import { addressFor } from './languages';

interface DisclosureScreen {
  path: string;
  data: ScreenOf<'documents'>['data'];
}

/** The screen on which a school discloses what its board asks for: its first one of documents. */
export function disclosureScreen({ screens }: Pick<SiteContent, 'screens'>): DisclosureScreen | undefined {
  for (const { kind, path, data } of screens) if (kind === 'documents') return { path, data };
  return undefined;
}

/** Where programs find what that screen says, in the language of the content. */
export function disclosureAddress(content: Pick<SiteContent, 'language' | 'school'>): string {
  return addressFor(content, '/disclosure.json');
}
