import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { smallSchool } from '../../../model/testing/edited-content';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { Footer } from './footer';

const { school } = readSiteContent(smallSchool);
const footerWith = (
  count: number,
  world: { isDrawn: boolean; colophon?: string; aboutUs?: string } = { isDrawn: true },
) => {
  const links = Array.from({ length: count }, (_, index) => ({ label: `Screen ${index}`, to: `/screen-${index}` }));
  return renderToStaticMarkup(
    <Footer
      homePath="/"
      otherLanguages={[]}
      school={school}
      isDrawn={world.isDrawn}
      colophon={world.colophon}
      aboutUs={world.aboutUs}
      search={undefined}
      links={links}
      contentDay="1 May 2026"
      calendar={undefined}
    />,
  );
};

it.each([1, 2, 12])('has %i links in its site map', (count) => {
  expect(footerWith(count).match(/href="\/screen-/g)).toHaveLength(count);
});

it('has no site map without links', () => {
  expect(footerWith(0)).not.toContain('<nav');
});

it('says of the drawings what their world says, and nothing where it says nothing', () => {
  const colophon = 'Drawn by the pupils.';
  const withSentence = footerWith(1, { isDrawn: true, colophon });
  expect(withSentence).toContain(`<p>${colophon}</p>`);
  expect(footerWith(1)).toBe(withSentence.replace(`<p>${colophon}</p>`, ''));
});

it('has a mural only where the school has drawings', () => {
  expect(footerWith(1)).toContain('/decorations/wall.svg');
  expect(footerWith(1, { isDrawn: false })).not.toContain('/decorations/');
});

it('leads from the logo to the screen about the school, else Home', () => {
  expect(footerWith(0, { isDrawn: true, aboutUs: '/our-mission' })).toMatch(
    /<a class="[^"]*logo[^"]*" href="\/our-mission">/,
  );
  expect(footerWith(0)).toMatch(/<a class="[^"]*logo[^"]*" href="\/">/);
});
