import type { School } from '../../../model/school';

/** The school as schema.org knows one, https://schema.org/School. */
export function SchoolForSearchEngines({ school }: { school: School }) {
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
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
