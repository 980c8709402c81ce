import type { School } from '../../../model/concepts/school';

type Location = NonNullable<School['location']>;

/** Half the side of the embedded map in degrees; it shows about five kilometres. */
const MARGIN = 0.024;

/** Address of the map in the page. We use OpenStreetMap because it needs no key and doesn't track visitors. */
export function embeddedMapAddress({ latitude, longitude }: Location): string {
  const box = [longitude - MARGIN, latitude - MARGIN, longitude + MARGIN, latitude + MARGIN];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** A geo URI (RFC 5870), which opens the phone's preferred map app. */
export function phoneMapAddress({ latitude, longitude }: Location, name: string): string {
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`;
}

/** Address of directions, for computers and for phones that don't support geo URIs. */
export function directionsAddress({ latitude, longitude }: Location): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
