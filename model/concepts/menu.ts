import { z } from 'zod';
import { oneOf } from './fields';
import { line, record, screenAddress } from './record';

const link = record('menuEntry', { label: line, to: screenAddress });
const submenu = record('menuEntry', {
  label: line,
  items: z.array(oneOf({ to: link, items: record('menuEntry', { label: line, items: z.array(link).min(1) }) })).min(1),
});

/** `content/menu.yaml`: the header menu and the footer links. */
export const menuSchema = record('menu', {
  aboutUs: screenAddress.optional(),
  header: z.array(
    oneOf({
      to: link,
      items: record('menuEntry', {
        label: line,
        items: z.array(oneOf({ to: link, items: submenu })).min(1),
      }),
    }),
  ),
  footer: z.array(link),
});

export type Menu = z.output<typeof menuSchema>;
export interface MenuEntry {
  label: string;
  to?: string;
  items?: readonly MenuEntry[];
}
