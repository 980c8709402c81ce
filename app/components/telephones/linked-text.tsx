import { telephoneLink } from '../../../forms/phone-number';
import { use } from 'react';
import { splitAtTelephones } from '../../telephone';
import { RegistrationsContext } from './registrations';

const EMAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A plain text in which every telephone number can be called, and every e-mail address written to. */
export function LinkedText({ text }: { text: string }) {
  const registrations = use(RegistrationsContext);
  return text.split(EMAIL).map((part, at) =>
    at % 2 === 1 ? (
      <a key={at} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      splitAtTelephones(part, registrations).map((inner, index) =>
        index % 2 === 0 ? (
          inner
        ) : (
          <a key={index} href={telephoneLink(inner)}>
            {inner}
          </a>
        ),
      )
    ),
  );
}
