import { z } from 'zod';
import { oneOf } from './fields';
import { line, record, screenAddress } from './record';

const link = record({ label: line, to: screenAddress.describe('Address of a screen, for example /contact-us.') });
const linkOrDropdown = 'must be an entry with label and either to (a link) or items (a dropdown)';
const submenu = record({
  label: line,
  items: z
    .array(oneOf({ to: link, items: record({ label: line, items: z.array(link).min(1) }) }, linkOrDropdown))
    .min(1),
});

/** `content/menu.yaml`: the header menu and the footer links. */
export const menuSchema = record({
  aboutUs: screenAddress.optional().describe('The screen to which the logo in the footer leads. Without it, to Home.'),
  header: z
    .array(
      oneOf(
        {
          to: link,
          items: record({ label: line, items: z.array(oneOf({ to: link, items: submenu }, linkOrDropdown)).min(1) }),
        },
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
