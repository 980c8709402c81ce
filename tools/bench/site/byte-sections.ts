import { budgets, totalOf, type ScreenBytes } from './budgets';
import { kilobytes, type Section, table } from '../tables';

export function budgetSection(screens: readonly ScreenBytes[]): Section {
  const rows = budgets.flatMap(({ what, bytesOf, limitBytes, holdsFor }) => {
    const measured = screens.filter((screen) => holdsFor?.(screen) ?? true);
    if (measured.length === 0) return [];
    const largest = measured.reduce((one, other) => (bytesOf(other) > bytesOf(one) ? other : one));
    const bytes = bytesOf(largest);
    return [
      [
        what,
        `${kilobytes(bytes)} KB (${largest.path})`,
        `${kilobytes(limitBytes)} KB`,
        bytes > limitBytes ? '**broken**' : 'held',
      ],
    ];
  });
  return { title: 'Budgets', text: table(['what', 'largest', 'budget', ''], rows) };
}

export function bytesSection(screens: readonly ScreenBytes[]): Section {
  const head = [
    'screen',
    'HTML',
    'inline scripts',
    'fonts',
    'pictures',
    'untouched',
    'photos',
    'forms',
    'read to the end',
  ];
  const rows = screens.map(({ path, inlineScripts, asleep, photosAwake, formsAwake, readToTheEnd }) => [
    path,
    ...[asleep.html, inlineScripts, asleep.fonts, asleep.images, totalOf(asleep)].map(kilobytes),
    ...[photosAwake.scripts, formsAwake.scripts - photosAwake.scripts].map(kilobytes),
    kilobytes(totalOf(readToTheEnd)),
  ]);
  const text =
    'KB of 1024 bytes, as they travel (brotli), heads of answers left out, on a phone of 360 × 740 px that comes for the ' +
    'first time; of other languages, Home and its heaviest page. *Inline scripts* are part of the HTML. *Untouched* is all ' +
    'that a visitor gets who only looks, also once the phone is idle, pictures below the first view that Chromium fetches ' +
    'early included; no script file is among it. ' +
    '*Photos* and *forms* are the script files that a touch of such an island brings, what both use counted once; ' +
    '*read to the end* adds all of it and the pictures on the way.';
  return { title: 'Bytes of every screen', text: `${text}\n\n${table(head, rows)}` };
}
