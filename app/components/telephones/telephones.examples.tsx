import type { Examples } from '../examples';
import { TelephoneItems } from './telephone-items';
import { LinkedText } from './linked-text';

export const examples = {
  'in a text': (
    <p>
      <LinkedText text="Call +91 00000 00001 before 5 p.m." />
    </p>
  ),
  'no telephone in a text': (
    <p>
      <LinkedText text="Fees of 31,800 rupees in 2026" />
    </p>
  ),
  'in a list': (
    <ul>
      <TelephoneItems phones={[{ label: 'Office', number: '+91 00000 00001' }]} />
    </ul>
  ),
} satisfies Examples;
