import addressparser from 'nodemailer/lib/addressparser';

/** The addresses in a list of RFC 5322 mailboxes, without duplicates. */
export function addressesIn(list: string): string[] {
  return [...new Set(addressparser(list, { flatten: true }).map(({ address }) => address))];
}
