import type { Place } from './change';

/**
 * Whether only the principal may change and publish a field: it erases what families have sent. Recipients of mails and who may send
 * forms aren't in the content, but in the settings of the server.
 */
export function isForPrincipal({ file, at }: Pick<Place, 'file' | 'at'>): boolean {
  return file === 'facts/privacy.yaml' && at?.join('/') === 'keepDays';
}
