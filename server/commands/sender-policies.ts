import { codeOf } from '../log';
import { domainOf } from '../relay/mail/compose-mail';

/** Looks up TXT records as `node:dns/promises` does: each record is a list of chunks. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** DNS error codes which mean that a record or name doesn't exist. */
const missing = ['ENODATA', 'ENOTFOUND'];

/** Domains that are reserved for examples: https://www.rfc-editor.org/rfc/rfc2606 */
const reserved = /(?:^|\.)(?:example|invalid|localhost|test|example\.(?:com|net|org))$/;

/**
 * Describes the DNS records by which mail servers judge a sender: who may send for its domain (SPF, RFC 7208), and what happens to other
 * mail (DMARC, RFC 7489). Warnings include advice.
 *
 * @param mailbox RFC 5322, for example `School website <website@school.in>`
 * @returns a line for each record
 */
export async function describeSenderPolicies(mailbox: string, resolveTxt: ResolveTxt): Promise<string[]> {
  const domain = domainOf(mailbox).toLowerCase();
  if (reserved.test(domain)) return [`${domain} is a sample: no mail server answers for it. Set MAIL_FROM.`];
  return Promise.all([describeSpf(domain, resolveTxt), describeDmarc(domain, resolveTxt)]);
}

async function describeSpf(domain: string, resolveTxt: ResolveTxt): Promise<string> {
  const ask = `Ask whoever keeps the DNS of ${domain}`;
  const records = await recordsAt(domain, /^v=spf1(?: |$)/i, resolveTxt);
  if (!Array.isArray(records)) return `SPF of ${domain} could not be looked up (${records.code}). Try again later.`;
  const [record, ...others] = records;
  if (record === undefined)
    return `WARNING: ${domain} has no SPF record, so that its mail may be taken for spam. ${ask} to add the one that your mail provider names.`;
  if (others.length > 0)
    return `WARNING: ${domain} has ${records.length} SPF records, which counts as a mistake. ${ask} to make one of them.`;
  if (/\s\+?all(?:\s|$)/i.test(record))
    return `WARNING: by its SPF record anybody may send mail as ${domain}: ${record}. ${ask} to end it with ~all or -all.`;
  return `SPF of ${domain}: ${record}`;
}

/** Describes a domain's DMARC record. A domain without a record uses the record of its parent. */
async function describeDmarc(domain: string, resolveTxt: ResolveTxt): Promise<string> {
  const labels = domain.split('.');
  for (let first = 0; first <= labels.length - 2; first += 1) {
    const name = `_dmarc.${labels.slice(first).join('.')}`;
    const records = await recordsAt(name, /^v=DMARC1\s*(?:;|$)/i, resolveTxt);
    if (!Array.isArray(records)) return `DMARC of ${domain} could not be looked up (${records.code}). Try again later.`;
    const [record, ...others] = records;
    if (others.length > 0)
      return `WARNING: ${name} has ${records.length} DMARC records, which counts as none. Ask whoever keeps its DNS to leave one.`;
    if (record !== undefined) return `DMARC of ${domain}: ${record}`;
  }
  return `WARNING: ${domain} has no DMARC record, so that large mail providers may refuse its mail. Ask whoever keeps its DNS to add a TXT record at _dmarc.${domain}, at least: v=DMARC1; p=none`;
}

async function recordsAt(name: string, kind: RegExp, resolveTxt: ResolveTxt): Promise<string[] | { code: string }> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join('')).filter((record) => kind.test(record));
  } catch (error) {
    const code = codeOf(error);
    return missing.includes(code) ? [] : { code };
  }
}
