import type { ScreenOf, SiteContent } from '../../concepts/site-content';
import { addressFor } from './languages';

/** The screen on which a school discloses what its board asks for: that to which the link in the header leads, else its first one of documents. */
export function disclosureScreen({
  screens,
  settings,
}: Pick<SiteContent, 'screens' | 'settings'>): ScreenOf<'documents'> | undefined {
  const ofDocuments = screens.filter((screen) => screen.kind === 'documents');
  return ofDocuments.find(({ path }) => path === settings.disclosureLink?.to) ?? ofDocuments[0];
}

/** Where programs find what that screen says, in the language of the content. */
export function disclosureAddress(content: Pick<SiteContent, 'language' | 'school'>): string {
  return addressFor(content, '/disclosure.json');
}
