import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { School } from '../../../model/concepts/school';
import { smallSchool } from '../../../model/testing/edited-content';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { SchoolForSearchEngines } from './school-for-search-engines';

const { school } = readSiteContent(smallSchool);

function toldOf(of: School): unknown {
  return JSON.parse(renderToStaticMarkup(<SchoolForSearchEngines school={of} />).replace(/<[^>]*>/g, ''));
}

test('search engines get the location of the school, if there is one', () => {
  expect(toldOf(school)).toMatchObject({ geo: { '@type': 'GeoCoordinates', latitude: 18.55, longitude: 77.58 } });
  expect(toldOf({ ...school, location: undefined })).not.toHaveProperty('geo');
});

test('search engines get the days and hours of each shift', () => {
  const shifts = [{ label: 'Morning', days: 'fri-sat', from: '07:30', to: '12:30' }];
  expect(toldOf({ ...school, shifts })).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: ['Friday', 'Saturday'], opens: '07:30', closes: '12:30' }],
  });
  expect(toldOf(school)).not.toHaveProperty('openingHoursSpecification');
});
