import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { words } from '../../words/en/words';
import { OfflinePage } from './offline-page';

const pageWith = (numbers: readonly string[]) => {
  const phones = numbers.map((number) => ({ label: 'Office', number }));
  return renderToStaticMarkup(
    <OfflinePage
      language="en"
      homePath="/"
      school={{ name: 'School', phones }}
      themeColour="#000"
      isDrawn
      css=""
      script=""
    />,
  );
};

it('offers every telephone of the school', () => {
  const page = pageWith(['+91 00000 00001', '+91 00000 00002']);
  expect(page).toContain(words.offline.callTheSchool);
  expect(page.match(/href="tel:/g)).toHaveLength(2);
});

it('doesn’t mention calls if the school has no telephone', () => {
  expect(pageWith([])).not.toContain(words.offline.callTheSchool);
});
