import MimeNode from 'nodemailer/lib/mime-node';

/** The addresses in a list of RFC 5322 mailboxes, without duplicates. Their domains are written as nodemailer reports them: ASCII, in lower case. */
export function addressesIn(list: string): string[] {
  return new MimeNode().setEnvelope({ to: list }).getEnvelope().to;
}
