import { z } from 'zod';
import { line, record, sitePath } from './record';

const link = record({ label: line, to: sitePath.describe('Address of a screen, for example /contact-us.') });
const linkOrDropdown = { error: 'must be an entry with label and either to (a link) or items (a dropdown)' };
const submenu = record({
  label: line,
  items: z.array(z.union([link, record({ label: line, items: z.array(link).min(1) })], linkOrDropdown)).min(1),
});

/** `content/menu.yaml`: the header menu with its dropdowns, and the footer’s links. */
export const menuSchema = record({
  header: z
    .array(
      z.union(
        [link, record({ label: line, items: z.array(z.union([link, submenu], linkOrDropdown)).min(1) })],
        linkOrDropdown,
      ),
    )
    .describe('The header menu. An entry has either `to:` (a link) or `items:` (a dropdown, at most three deep).'),
  footer: z.array(link).describe('Links in the footer, in their order.'),
});

export type Menu = z.output<typeof menuSchema>;
export interface MenuEntry {
  label: string;
  to?: string;
  items?: readonly MenuEntry[];
}
