import script from './details.ts?inline-script';

/** Behind the last `<details>` of a page: a phone begins with those closed that say so, and what they hold is printed, open or not. */
export function DetailsScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
