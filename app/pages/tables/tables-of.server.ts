import { committeeTable, calendarTables, type FactTable } from '../../../model/fact-tables';
import { siteContent } from '../../content.server';

/** The tables of a screen, made from the facts. */
export function tablesOf({ pathname }: URL): FactTable[] {
  const makers: Record<string, () => FactTable[]> = {
    '/academic-session': () => calendarTables(siteContent().calendar),
    '/committee': () => siteContent().committees.map(committeeTable),
  };
  const make = makers[pathname];
  if (!make) throw new Error(`No tables are known for ${pathname}.`);
  return make();
}
