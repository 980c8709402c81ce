import { contentFiles } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import type { ReportMistake } from '../mistakes/words/content-error';

/** Warns of a school that its map would show abroad. It may be there: Indian boards have schools in many countries. */
export function checkPlace({ school: { location } }: Pick<SiteContent, 'school'>, warning: ReportMistake): void {
  if (!location) return;
  const { latitude, longitude } = location;
  if (isInIndia(latitude, longitude)) return;
  warning({
    file: contentFiles.school.file,
    at: ['location', 'latitude'],
    expected: 'a place in India: 6 to 38 degrees north, 68 to 98 degrees east',
    found: `${latitude}`,
    advice: isInIndia(longitude, latitude)
      ? `The two are exchanged: write latitude: ${longitude} and longitude: ${latitude}.`
      : 'Take both numbers from a map: the pin would be abroad.',
  });
}

function isInIndia(latitude: number, longitude: number): boolean {
  return latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98;
}
