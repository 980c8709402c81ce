import addressparser from 'nodemailer/lib/addressparser';

/** The plain addresses in a list of RFC 5322 mailboxes, each once. */
export function addressesIn(list: string): string[] {
  return [...new Set(addressparser(list, { flatten: true }).map(({ address }) => address))];
}
