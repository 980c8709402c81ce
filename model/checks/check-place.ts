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
    rule: 'place-abroad',
    values: { latitude, longitude, areExchanged: isInIndia(longitude, latitude) },
  });
}

function isInIndia(latitude: number, longitude: number): boolean {
  return latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98;
}
