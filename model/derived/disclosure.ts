import type { ScreenOf, SiteContent } from '../concepts/site-content';
import { addressFor } from './languages';

/** The screen on which a school discloses what its board asks for: its first one of documents. */
export function disclosureScreen({ screens }: Pick<SiteContent, 'screens'>): ScreenOf<'documents'> | undefined {
  return screens.find((screen) => screen.kind === 'documents');
}

/** Where programs find what that screen says, in the language of the content. */
export function disclosureAddress(content: Pick<SiteContent, 'language' | 'school'>): string {
  return addressFor(content, '/disclosure.json');
}
