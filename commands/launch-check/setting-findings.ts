import type { FormDefinition } from '../../forms/form-definition';
import { settingNamesOf } from '../../forms/setting-names';
import type { Finding, FindingGroup } from '../../model/projections/launch-findings';

type Forms = readonly Pick<FormDefinition, 'id' | 'title'>[];

/** Finds settings of the mail that are missing or still have their sample values. */
export function settingFindings(env: Readonly<Record<string, string | undefined>>, forms: Forms): FindingGroup {
  const given = (name: string) => env[name]?.trim() ?? '';
  return {
    title: 'Settings of the mail',
    advice: 'Set them on the server, in the environment or in .env; .env.example explains each.',
    mustChange: true,
    findings: given('VITE_MAIL_ORIGIN') === '' ? ownEndpoint(given, forms) : provider(given),
  };
}

function ownEndpoint(given: (name: string) => string, forms: Forms): Finding[] {
  const settings = {
    SMTP_URL: 'what visitors send stays on the server, and reaches no mailbox',
    MAIL_FROM: 'the sender of the mails',
    ...Object.fromEntries(forms.map(({ id, title }) => [settingNamesOf(id).mailTo, `who reads “${title}”`])),
  };
  return Object.entries(settings).flatMap(([name, meaning]) => {
    if (given(name) === '') return [{ what: `${name} is not set: ${meaning}.` }];
    const isSample = name !== 'SMTP_URL' && /\.example\b/.test(given(name));
    return isSample ? [{ what: `${name} is ${given(name)}, which reaches no one: ${meaning}.` }] : [];
  });
}

function provider(given: (name: string) => string): Finding[] {
  return ['', 'public'].includes(given('VITE_MAIL_PUBLIC_KEY'))
    ? [{ what: `VITE_MAIL_PUBLIC_KEY is not set: ${given('VITE_MAIL_ORIGIN')} will refuse every form.` }]
    : [];
}
