import { telephoneLink } from '../../../forms/phone-number';

/** The telephones of the school, for a list that may have more. */
export function TelephoneItems({ phones }: { phones: readonly { label: string; number: string }[] }) {
  return phones.map(({ label, number }) => (
    <li key={number}>
      {label}: <a href={telephoneLink(number)}>{number}</a>
    </li>
  ));
}
