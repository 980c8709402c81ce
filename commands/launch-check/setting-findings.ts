import type { FormDefinition } from '../../forms/form-definition';
import { settingNamesOf } from '../../forms/setting-names';
import type { Finding, FindingGroup } from './finding';

type Environment = Readonly<Record<string, string | undefined>>;

/** Finds settings of the mail that are missing or still have their sample values. */
export function settingFindings(
  env: Environment,
  forms: readonly Pick<FormDefinition, 'id' | 'title'>[],
): FindingGroup {
  const given = (name: string) => env[name]?.trim() ?? '';
  return {
    title: 'Settings of the mail',
    advice: 'Set them on the server, in the environment or in .env; .env.example explains each.',
    mustChange: true,
    findings: given('VITE_MAIL_ORIGIN') === '' ? ownEndpoint(given, forms) : provider(given),
  };
}

function ownEndpoint(
  given: (name: string) => string,
  forms: readonly Pick<FormDefinition, 'id' | 'title'>[],
): Finding[] {
  const findings: Finding[] = [];
  if (given('SMTP_URL') === '') {
    findings.push({
      what: 'SMTP_URL is not set: what visitors send stays on the server, in no mailbox that somebody reads.',
    });
  }
  const addresses = {
    MAIL_FROM: 'the sender of the mails',
    ...Object.fromEntries(forms.map(({ id, title }) => [settingNamesOf(id).mailTo, `who reads “${title}”`])),
  };
  for (const [name, meaning] of Object.entries(addresses)) {
    if (given(name) === '') findings.push({ what: `${name} is not set: ${meaning}.` });
    else if (/\.example\b/.test(given(name)))
      findings.push({ what: `${name} is ${given(name)}, which reaches nobody: ${meaning}.` });
  }
  return findings;
}

function provider(given: (name: string) => string): Finding[] {
  return ['', 'public'].includes(given('VITE_MAIL_PUBLIC_KEY'))
    ? [{ what: `VITE_MAIL_PUBLIC_KEY is not set: ${given('VITE_MAIL_ORIGIN')} will refuse every form.` }]
    : [];
}
