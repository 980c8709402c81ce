import type { Examples } from '../examples';
import { TelephoneItems } from './telephone-items';
import { TextWithTelephones } from './text-with-telephones';

export const examples = {
  'in a text': (
    <p>
      <TextWithTelephones text="Call +91 00000 00001 before 5 p.m." />
    </p>
  ),
  'no telephone in a text': (
    <p>
      <TextWithTelephones text="Fees of 31,800 rupees in 2026" />
    </p>
  ),
  'in a list': (
    <ul>
      <TelephoneItems phones={[{ label: 'Office', number: '+91 00000 00001' }]} />
    </ul>
  ),
} satisfies Examples;
