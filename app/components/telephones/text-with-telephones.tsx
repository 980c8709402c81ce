import { telephoneLink } from '../../../forms/phone-number';
import { splitAtTelephones } from '../../telephone';

/** A plain text in which every telephone number can be called. */
export function TextWithTelephones({ text }: { text: string }) {
  return splitAtTelephones(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={telephoneLink(part)}>
        {part}
      </a>
    ),
  );
}
