import type { ScreenOf, SiteContent } from '../../concepts/site-content';
import { addressFor } from './languages';

/** The mandatory disclosure: the documents screen linked in the header, otherwise the first documents screen. */
export function disclosureScreen({
  screens,
  settings,
}: Pick<SiteContent, 'screens' | 'settings'>): ScreenOf<'documents'> | undefined {
  const ofDocuments = screens.filter((screen) => screen.kind === 'documents');
  return ofDocuments.find(({ path }) => path === settings.disclosureLink?.to) ?? ofDocuments[0];
}

/** Address of the disclosure as JSON. */
export function disclosureAddress(content: Pick<SiteContent, 'language' | 'school'>): string {
  return addressFor(content, '/disclosure.json');
}
