import { BUILDS, type BuildTimes } from '../build-times';
import { networks, slow4G, slowdowns } from './conditions';
import { categories, type LighthouseReport } from './lighthouse';
import type { LoadReport } from './load-times';
import { parts } from './partial-pages';
import { milliseconds, type Section, seconds, table, times } from '../tables';
import { SHORTEST_REPORTED_MS } from './tap-times';

export interface LoadRow {
  path: string;
  network: string;
  slowdown: number;
  ours: LoadReport;
  bare: LoadReport;
}

export function loadSection(rows: readonly LoadRow[], runs: number): Section {
  const described = networks
    .map(({ name, megabitsPerSecond, latencyMs }) => `${name} ${megabitsPerSecond} Mbit/s and ${latencyMs} ms`)
    .join(', ');
  const text =
    `Medians of ${runs} in ms, as a new visitor. Networks: ${described}; Chromium adds the time to each request. ` +
    '*Bare* is a page of the same words without styles, pictures or scripts, in the same run; the design asks for 1.15 × ' +
    'of it. FCP is the first text, LCP the largest text or picture (the enquiry dialog that opens on arrival counts), TBT ' +
    'what blocks the phone until all is quiet, CLS how much the page jumps.';
  const head = ['screen', 'network', 'CPU', 'FCP', 'bare', 'FCP ratio', 'LCP', 'bare', 'LCP ratio', 'TBT', 'CLS'];
  const body = rows.map(({ path, network, slowdown, ours, bare }) => [
    path,
    network,
    `${slowdown} ×`,
    milliseconds(ours.fcp),
    milliseconds(bare.fcp),
    times(ours.fcp / bare.fcp),
    milliseconds(ours.lcp),
    milliseconds(bare.lcp),
    times(ours.lcp / bare.lcp),
    milliseconds(ours.tbt),
    ours.cls.toFixed(3),
  ]);
  return { title: 'Loading', text: `${text}\n\n${table(head, body)}` };
}

export interface FirstViewRow {
  path: string;
  /** In the order of `parts`. */
  upTo: readonly LoadReport[];
}

export function firstViewSection(rows: readonly FirstViewRow[], runs: number): Section {
  const text =
    `What the first view is made of: LCP in ms on ${slow4G.name} at CPU ${slowdowns[0]} ×, median of ${runs}, of pages to which the ` +
    'parts of a screen are added from left to right, in turns in one run. The last is the whole screen; the ratio is its LCP to ' +
    'that of the words alone.';
  const body = rows.map(({ path, upTo }) => {
    const lcps = upTo.map(({ lcp }) => lcp);
    return [path, ...lcps.map(milliseconds), times((lcps.at(-1) ?? NaN) / (lcps[0] ?? NaN))];
  });
  const head = ['screen', ...parts.map((part, index) => (index === 0 ? part : `+ ${part}`)), 'ratio'];
  return { title: 'First view', text: `${text}\n\n${table(head, body)}` };
}

export interface LanguageRow {
  path: string;
  /** In the order of the school’s languages. */
  loads: readonly LoadReport[];
}

export function languageSection(
  rows: readonly LanguageRow[],
  [first, ...others]: readonly string[],
  runs: number,
): Section {
  const text =
    `In ms on ${slow4G.name} at CPU ${slowdowns[0]} ×, median of ${runs}, in turns in one run; the ratio is to that of the screen ` +
    'in the first language, of which 1.1 × is aimed at. FCP is the first text, LCP the largest text or picture.';
  const body = rows.flatMap(({ path, loads }) =>
    (['fcp', 'lcp'] as const).map((time) => {
      const [ofFirst = NaN, ...ofOthers] = loads.map((load) => load[time]);
      const cells = ofOthers.flatMap((ms) => [milliseconds(ms), times(ms / ofFirst)]);
      return [path, time.toUpperCase(), milliseconds(ofFirst), ...cells];
    }),
  );
  const head = ['screen', '', first ?? '', ...others.flatMap((language) => [language, 'ratio'])];
  return { title: 'Languages', text: `${text}\n\n${table(head, body)}` };
}

export interface TapRow {
  what: string;
  state: string;
  /** By processor, in the order of `slowdowns`. */
  ms: number[];
}

export function tapSection(rows: readonly TapRow[], runs: number): Section {
  const text =
    `From the tap to the paint that answers it, in ms, median of ${runs}: the longest event of the tap, as INP counts it ` +
    `(good is 200). The browser reports steps of 8 ms and nothing below ${SHORTEST_REPORTED_MS}. *Asleep*: this tap is the first touch of its island.`;
  const head = ['tap', 'page', ...slowdowns.map((slowdown) => `CPU ${slowdown} ×`)];
  const body = rows.map(({ what, state, ms }) => [what, state, ...ms.map((each) => milliseconds(each))]);
  return { title: 'Taps', text: `${text}\n\n${table(head, body)}` };
}

export interface MoveRow {
  network: string;
  /** Of the page to which the link leads. */
  visit: 'first' | 'second';
  ms: number;
}

export function moveSection(rows: readonly MoveRow[], runs: number): Section {
  const text =
    'From letting go a link to the first frame with the next page, in ms, by touch, without a worker, at CPU ' +
    `${slowdowns[0]} ×, median of ${runs}.`;
  const head = ['network', 'visit', 'time'];
  const body = rows.map(({ network, visit, ms }) => [network, visit, milliseconds(ms)]);
  return { title: 'Moves', text: `${text}\n\n${table(head, body)}` };
}

export function lighthouseSection(reports: readonly LighthouseReport[], runs: number): Section {
  const head = ['screen', ...categories, 'FCP', 'LCP', 'TBT', 'CLS', 'what costs points'];
  const body = reports.map(({ path, scores, fcpMs, lcpMs, tbtMs, cls, findings }) => [
    path,
    ...categories.map((category) => Math.round(scores[category])),
    milliseconds(fcpMs),
    milliseconds(lcpMs),
    milliseconds(tbtMs),
    cls.toFixed(3),
    findings.join('; ') || 'nothing',
  ]);
  const text = `Mobile, as Lighthouse comes (slow 4G and CPU 4 ×, simulated); times in ms; median of ${runs}.`;
  return { title: 'Lighthouse', text: `${text}\n\n${table(head, body)}` };
}

export function buildSection({ coldMs, warmMs, feeToLiveMs, unchangedMs }: BuildTimes): Section {
  const body = [
    ['cold: nothing made yet', seconds(coldMs)],
    ['warm: one content file changed', seconds(warmMs)],
    ['a fee to live: written, built, given by a running server', seconds(feeToLiveMs)],
    ['nothing changed (what `npm start` does before it serves)', seconds(unchangedMs)],
  ];
  const text = `In a copy of the project, cold once, else the median of ${BUILDS}.\n\n${table(['build', 'time'], body)}`;
  return { title: 'Builds', text };
}
