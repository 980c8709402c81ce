// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { noteWhatWasBegun } from './keep-what-was-begun';
import { AWAKE_EVENT } from './wake-signals';

const sent = `
  <input id="name" value=""><textarea id="address"></textarea>
  <select id="class"><option value=""></option><option value="Grade5">Grade 5</option></select>
  <dialog id="enquiry"></dialog><dialog id="success"></dialog>`;

beforeEach(() => {
  document.body.innerHTML = sent;
});

describe('noteWhatWasBegun', () => {
  it('puts texts and the open dialog into the page that has taken the place of the old one', () => {
    element<HTMLDialogElement>('enquiry').showModal();
    const putBack = noteWhatWasBegun();
    // Typed after it was noted, and before React is done.
    for (const [id, value] of Object.entries({ name: 'आरव', address: 'Degloor', class: 'Grade5' }))
      element<HTMLInputElement>(id).value = value;
    document.body.innerHTML = sent;
    putBack();

    const values = ['name', 'address', 'class'].map((id) => element<HTMLInputElement>(id).value);
    expect(values).toEqual(['आरव', 'Degloor', 'Grade5']);
    expect(element<HTMLDialogElement>('enquiry').open).toBe(true);
    expect(element<HTMLDialogElement>('success').open).toBe(false);
  });

  it('leaves alone what React renders anew once it is awake', () => {
    const putBack = noteWhatWasBegun();
    element<HTMLInputElement>('name').value = 'आरव';
    dispatchEvent(new Event(AWAKE_EVENT));
    document.body.innerHTML = sent;
    putBack();
    expect(element<HTMLInputElement>('name').value).toBe('');
  });
});

function element<T extends HTMLElement>(id: string): T {
  return document.getElementById(id) as T;
}
