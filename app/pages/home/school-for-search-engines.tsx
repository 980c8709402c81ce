import type { School } from '../../../model/school';

/**
 * The school as schema.org knows one, https://schema.org/School. Search engines read it in the HTML. On the phone
 * React leaves it as it is, and does not carry it along.
 */
export function SchoolForSearchEngines({ school }: { school: School }) {
  const json = import.meta.env.SSR ? schemaOf(school) : '';
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}

function schemaOf(school: School): string {
  const { name, website, summary, founded, address, location, phones, emails, social, affiliationNumber } = school;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'School',
    name,
    url: website,
    description: summary,
    foundingDate: String(founded),
    logo: `${website}/icon-512.png`,
    image: `${website}/social.png`,
    identifier: { '@type': 'PropertyValue', name: 'CBSE affiliation number', value: String(affiliationNumber) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.state,
      postalCode: address.pin,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    telephone: phones[0]?.number,
    email: emails[0]?.address,
    sameAs: [social.url],
  };
  // `<` could end the script element early.
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
