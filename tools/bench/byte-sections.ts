import { budgets, totalOf, type ScreenBytes } from './budgets';
import { OWN_CODE, type ScriptShare } from './script-shares';
import { kilobytes, type Section, table } from './tables';

export function budgetSection(screens: readonly ScreenBytes[]): Section {
  const rows = budgets.map(({ what, bytesOf, limitBytes, targetBytes, path }) => {
    const measured = screens.filter((screen) => path === undefined || screen.path === path);
    const largest = measured.reduce((one, other) => (bytesOf(other) > bytesOf(one) ? other : one));
    const bytes = bytesOf(largest);
    return [
      what,
      `${kilobytes(bytes)} KB (${largest.path})`,
      `${kilobytes(limitBytes)} KB`,
      bytes > limitBytes ? '**broken**' : 'held',
      targetBytes === undefined ? 'the same' : `${kilobytes(targetBytes)} KB`,
      targetBytes !== undefined && bytes > targetBytes ? `${kilobytes(bytes - targetBytes)} KB` : 'none',
    ];
  });
  return { title: 'Budgets', text: table(['what', 'largest', 'budget', '', 'target', 'missing'], rows) };
}

export function bytesSection(screens: readonly ScreenBytes[]): Section {
  const head = ['screen', 'HTML', 'fonts', 'pictures', 'asleep', 'scripts', 'awake', 'read to the end'];
  const rows = screens.map(({ path, asleep, awake, readToTheEnd }) => [
    path,
    ...[asleep.html, asleep.fonts, asleep.images, totalOf(asleep), awake.scripts, totalOf(awake)].map(kilobytes),
    kilobytes(totalOf(readToTheEnd)),
  ]);
  const text =
    'KB of 1024 bytes, as they travel (brotli), heads of answers left out, on a phone of 360 × 740 px that comes for the ' +
    'first time. *Asleep* is all that a visitor gets who only looks, pictures below the first view that Chromium fetches ' +
    'early included; no script is among it. *Awake* adds what comes when the phone is idle; *read to the end* the ' +
    'pictures on the way.';
  return { title: 'Bytes of every screen', text: `${text}\n\n${table(head, rows)}` };
}

export function scriptSection(shares: readonly ScriptShare[]): Section {
  const total = shares.reduce((sum, { compressedBytes }) => sum + compressedBytes, 0);
  const rows = shares
    .filter(({ compressedBytes }) => compressedBytes >= 50)
    .map(({ from, minifiedBytes, compressedBytes }) => [
      from,
      kilobytes(minifiedBytes),
      kilobytes(compressedBytes),
      `${Math.round((compressedBytes / total) * 100)} %`,
    ]);
  const text =
    'All scripts that Home runs once awake, in KB. Source maps say which package each character comes from; a file’s ' +
    'compressed bytes are divided by characters, so the compressed column is approximate. ' +
    `*${OWN_CODE[0]?.toUpperCase()}${OWN_CODE.slice(1)}* is everything in \`app/\`, \`forms/\` and \`words/\`.`;
  const sum = [
    'all',
    kilobytes(shares.reduce((all, { minifiedBytes }) => all + minifiedBytes, 0)),
    kilobytes(total),
    '',
  ];
  return {
    title: 'What the scripts are made of',
    text: `${text}\n\n${table(['from', 'minified', 'compressed', 'share'], [...rows, sum])}`,
  };
}
