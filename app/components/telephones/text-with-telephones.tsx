import { telephoneLink } from '../../../forms/phone-number';
import { use } from 'react';
import { splitAtTelephones } from '../../telephone';
import { RegistrationsContext } from './registrations';

/** A plain text in which every telephone number can be called. */
export function TextWithTelephones({ text }: { text: string }) {
  return splitAtTelephones(text, use(RegistrationsContext)).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={telephoneLink(part)}>
        {part}
      </a>
    ),
  );
}
