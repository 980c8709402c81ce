import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, type PictureSource } from './picture';

const drawing: PictureSource = {
  src: '/pictures/bus-1.svg',
  width: 1000,
  height: 720,
  alt: 'A bus',
  colour: '#9c3f26',
};
const photo: PictureSource = {
  ...drawing,
  src: '/pictures/bus-500x360.jpg',
  widths: [250, 500],
  sizes: '250px',
};

test('a drawing is a single lazy image', () => {
  expect(renderToStaticMarkup(<Picture picture={drawing} />)).toBe(
    '<img src="/pictures/bus-1.svg" width="1000" height="720" alt="A bus" data-colour="#9c3f26" loading="lazy" decoding="async"/>',
  );
});

test('a picture in the first view is not lazy and has high priority', () => {
  const html = renderToStaticMarkup(<Picture picture={drawing} load="now" />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('loading');
});

test('a photo has AVIF, then WebP sources in each width, and a JPEG', () => {
  expect(renderToStaticMarkup(<Picture picture={photo} />)).toBe(
    '<picture>' +
      '<source type="image/avif" srcSet="/pictures/bus-250x180.avif 250w,/pictures/bus-500x360.avif 500w" sizes="auto, 250px"/>' +
      '<source type="image/webp" srcSet="/pictures/bus-250x180.webp 250w,/pictures/bus-500x360.webp 500w" sizes="auto, 250px"/>' +
      '<img src="/pictures/bus-500x360.jpg" width="1000" height="720" alt="A bus" data-colour="#9c3f26" loading="lazy" decoding="async"/>' +
      '</picture>',
  );
});

test('phones in portrait orientation get their own crop in every format', () => {
  const phone = { src: '/pictures/bus-720x860.jpg', width: 720, height: 860, widths: [720], sizes: '100vw' };
  const html = renderToStaticMarkup(<Picture picture={{ ...photo, phone }} load="now" />);
  const media = 'media="(max-width: 40rem)" width="720" height="860"';
  expect(
    html.startsWith(
      '<picture>' +
        `<source type="image/avif" srcSet="/pictures/bus-720x860.avif 720w" sizes="100vw" ${media}/>` +
        `<source type="image/webp" srcSet="/pictures/bus-720x860.webp 720w" sizes="100vw" ${media}/>` +
        `<source srcSet="/pictures/bus-720x860.jpg" ${media}/>`,
    ),
  ).toBe(true);
});
