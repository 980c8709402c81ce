// @vitest-environment happy-dom
import { getByRole } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dialog } from './dialog';

it('is named by its title', () => {
  document.body.innerHTML = renderToStaticMarkup(<Dialog id="sent" title="Sent" />);
  const dialog = document.querySelector('dialog')!;
  expect(dialog.open).toBe(false);
  dialog.showModal();
  expect(getByRole(document.body, 'dialog', { name: 'Sent' })).toBe(dialog);
});

it('is open at first with an exit address, and has a link to it', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Dialog id="album" title="Ashadhi" exitAddress="/gallery">
      <p>Three photos</p>
    </Dialog>,
  );
  expect(document.querySelector('dialog')!.open).toBe(true);
  expect(getByRole(document.body, 'link', { name: 'Close' }).getAttribute('href')).toBe('/gallery');
});
