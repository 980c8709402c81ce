import { dialled } from '../../../forms/phone-number';
import { absoluteHref } from '../../href';
import { daysOfShift } from '../../../model/projections/dates/school-hours';
import type { School } from '../../../model/concepts/school';

/** Data about the school for search engines, as https://schema.org/School. */
export function SchoolForSearchEngines({ school }: { school: School }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: schemaOf(school) }} />;
}

function schemaOf(school: School): string {
  const { name, website, summary, founded, address, location, phones, emails, shifts, social, registrations } = school;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'School',
    name,
    url: absoluteHref(website, '/'),
    description: summary,
    foundingDate: String(founded),
    logo: absoluteHref(website, '/icon-512.png'),
    image: absoluteHref(website, '/social.png'),
    identifier: registrations
      .filter(({ shownInHeader }) => shownInHeader)
      .map(({ label, number }) => ({ '@type': 'PropertyValue', name: label, value: number })),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.state,
      postalCode: address.pin,
      addressCountry: 'IN',
    },
    geo: location && { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    openingHoursSpecification: shifts?.map((shift) => ({
      '@type': 'OpeningHoursSpecification',
      name: shift.label,
      dayOfWeek: daysOfShift(shift, 'en'),
      opens: shift.from,
      closes: shift.to,
    })),
    telephone: phones[0] && dialled(phones[0].number),
    email: emails[0]?.address,
    sameAs: social && [social.url],
  };
  // `<` could close the script element.
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
