import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClassNotOffered } from './class-not-offered';

it('doesn’t mention calls if the school has no telephone', () => {
  const html = renderToStaticMarkup(<ClassNotOffered label="Std 8" phone={undefined} />);
  expect(html).toBe('Std 8 is not in the list of this form.');
});

it('a class that takes no pupils asks nobody to call', () => {
  const html = renderToStaticMarkup(<ClassNotOffered label="Class 2" isClosed phone={{ number: '+91 00000 00001' }} />);
  expect(html).toBe('Admission to Class 2 is closed at present.');
});
