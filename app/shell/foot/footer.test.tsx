import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { smallSchool } from '../../../model/testing/edited-content';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { Footer } from './footer';

const { school } = readSiteContent(smallSchool);
const footerWith = (count: number) => {
  const links = Array.from({ length: count }, (_, index) => ({ label: `Screen ${index}`, to: `/screen-${index}` }));
  return renderToStaticMarkup(
    <Footer
      homePath="/"
      otherLanguages={[]}
      school={school}
      isDrawn
      colophon={undefined}
      aboutUs={undefined}
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
