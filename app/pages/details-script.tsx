import script from './details.ts?inline-script';

/**
 * Goes after the last `<details>` of a page: closes those with `data-closed-on-phones` on phones, and opens all for
 * printing.
 */
export function DetailsScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
