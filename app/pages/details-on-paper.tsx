import script from './open-for-print.ts?inline-script';

/** Behind the last `<details>` of a page: what they hold is printed, open or not. */
export function DetailsOnPaper() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
