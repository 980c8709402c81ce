import { createContext, use } from 'react';
import { telephoneLink } from '../../../forms/phone-number';
import { type Registrations, splitAtTelephones } from '../../telephone';

/** The school's registration numbers, which look like telephone numbers but don't become links. */
export const RegistrationsContext = createContext<Registrations>([]);

/** Limits what is before the @ as RFC 5321 does, so that a very long word is read in time. */
const EMAIL = /([\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/;

/** A plain text whose telephone numbers and e-mail addresses are links. */
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
