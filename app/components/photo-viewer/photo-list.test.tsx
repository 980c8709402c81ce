// @vitest-environment happy-dom
import { getAllByRole } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { IslandAddresses } from '../../islands/island';
import { PhotoList, type ViewedPhoto } from './photo-list';

const photos: ViewedPhoto[] = [1, 2].map((number) => ({
  src: `/pictures/race-${number}-250x180.jpg`,
  width: 250,
  height: 180,
  alt: `Race ${number}`,
  large: { src: `/pictures/race-${number}-1600x1200.jpg`, width: 1600, height: 1200 },
}));

it('links each thumbnail to the picture, with its size for the viewer', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <IslandAddresses value={{ 'photo-list': '/assets/photo-list.js' }}>
      <PhotoList photos={photos} inFirstView={1} />
    </IslandAddresses>,
  );
  const links = getAllByRole(document.body, 'link', { name: /Race/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(photos.map(({ large }) => large.src));
  expect(links.map(({ dataset }) => [dataset.width, dataset.height])).toEqual(photos.map(() => ['1600', '1200']));
  expect(links.map((link) => link.querySelector('img')?.getAttribute('loading'))).toEqual([null, 'lazy']);
});

it('shows captions to everyone, and descriptions only visually', () => {
  const [first, second] = photos;
  document.body.innerHTML = renderToStaticMarkup(
    <IslandAddresses value={{ 'photo-list': '/assets/photo-list.js' }}>
      <PhotoList photos={[{ ...first!, caption: 'The final' }, second!]} describesAll />
    </IslandAddresses>,
  );
  const links = getAllByRole(document.body, 'link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['The final', 'Race 2']);
  expect(getAllByRole(document.body, 'link', { name: 'Race 1 The final' })).toHaveLength(1);
  expect(getAllByRole(document.body, 'link', { name: 'Race 2' })).toHaveLength(1);
});
