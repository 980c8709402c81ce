interface Location {
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
}

/** Degrees around the school that the embedded map shows: about five kilometres from edge to edge. */
const MARGIN = 0.024;

/** OpenStreetMap’s embeddable map: it needs no key and tracks nobody. */
export function embeddedMapAddress({ latitude, longitude }: Location): string {
  const box = [longitude - MARGIN, latitude - MARGIN, longitude + MARGIN, latitude + MARGIN];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** A geo URI (RFC 5870): the phone opens it with the map program that its owner has chosen. */
export function phoneMapAddress({ latitude, longitude }: Location, name: string): string {
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`;
}

/** For computers and for phones that know no geo URI. */
export function directionsAddress({ latitude, longitude }: Location): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
