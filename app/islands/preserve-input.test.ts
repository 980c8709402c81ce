// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { preserveInput } from './preserve-input';

const sent = `
  <input id="name" value=""><textarea id="address"></textarea>
  <select id="class"><option value=""></option><option value="Grade5">Grade 5</option></select>`;

it('restores input and focus in the new fields', () => {
  document.body.innerHTML = sent;
  field('address').focus();
  const { putBack } = preserveInput(document.body);
  // The visitor types while React is hydrating.
  for (const [id, value] of Object.entries({ name: 'आरव', address: 'Degloor', class: 'Grade5' }))
    field(id).value = value;
  document.body.innerHTML = sent;
  putBack();

  expect(['name', 'address', 'class'].map((id) => field(id).value)).toEqual(['आरव', 'Degloor', 'Grade5']);
  expect(document.activeElement).toBe(field('address'));
});

function field(id: string): HTMLInputElement {
  return document.getElementById(id) as HTMLInputElement;
}

it('presses the new button if a press began on the old one', () => {
  document.body.innerHTML = '<p><button>Send</button></p>';
  const { putBack } = preserveInput(document.body);
  document.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.innerHTML = '<p><button>Send</button></p>';
  const presses: Event[] = [];
  document.querySelector('button')!.addEventListener('click', (event) => presses.push(event));
  putBack();
  expect(presses).toHaveLength(0);
  dispatchEvent(new Event('pointerup'));
  expect(presses).toHaveLength(1);
});
