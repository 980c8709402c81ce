import type { BuildTimes } from './build-times';
import { networks, slowdowns } from './conditions';
import { categories, type LighthouseReport } from './lighthouse';
import type { LoadReport } from './load-times';
import { milliseconds, type Section, table, times } from './tables';
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
    'what blocks the phone until all is quiet, waking included, CLS how much the page jumps.';
  const head = [
    'screen',
    'network',
    'CPU',
    'FCP',
    'bare',
    'FCP ratio',
    'LCP',
    'bare',
    'LCP ratio',
    'TBT',
    'CLS',
    'wakes',
  ];
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
    ours.wokeByItself ? 'by itself' : 'on touch',
  ]);
  return { title: 'Loading', text: `${text}\n\n${table(head, body)}` };
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
    `(good is 200). The browser reports steps of 8 ms and nothing below ${SHORTEST_REPORTED_MS}. *Asleep*: this tap is the one that wakes React.`;
  const head = ['tap', 'page', ...slowdowns.map((slowdown) => `CPU ${slowdown} ×`)];
  const body = rows.map(({ what, state, ms }) => [what, state, ...ms.map((each) => milliseconds(each))]);
  return { title: 'Taps', text: `${text}\n\n${table(head, body)}` };
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

export function buildSection({ coldMs, warmMs, unchangedMs }: BuildTimes): Section {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const body = [
    ['cold: nothing made yet', seconds(coldMs)],
    ['warm: one content file changed', seconds(warmMs)],
    ['nothing changed (what `npm start` does before it serves)', seconds(unchangedMs)],
  ];
  return { title: 'Builds', text: `In a copy of the project, once each.\n\n${table(['build', 'time'], body)}` };
}
