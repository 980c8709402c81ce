import { telephoneLink } from '../../../forms/phone-number';

/** List items with the school's telephone numbers. */
export function TelephoneItems({ phones }: { phones: readonly { label: string; number: string }[] }) {
  return phones.map(({ label, number }) => (
    <li key={number}>
      {label}: <a href={telephoneLink(number)}>{number}</a>
    </li>
  ));
}
