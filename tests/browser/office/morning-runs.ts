import type { Engine } from '../engines/engine';

/** How a clerk does a piece of work in an engine. */
export interface OfficeRun {
  /** Of the window, in CSS pixels. */
  width: 360 | 1280;
  device: 'pointer' | 'keyboard';
  /** Place of the language among those of the school; a school with fewer begins again. */
  language: 0 | 1 | 2;
  scripts: 'on' | 'off';
}

export type Morning = 'calls' | 'find' | 'hand over' | 'print' | 'erase';

/**
 * Every morning runs in every engine, and meets both widths, both devices, all languages, and pages with and without scripts. Every engine
 * meets these too. All combinations would take twelve times as long.
 */
export const morningRuns: Readonly<Record<Morning, Readonly<Record<Engine['name'], OfficeRun>>>> = {
  calls: {
    Chromium: { width: 360, device: 'pointer', language: 0, scripts: 'on' },
    Firefox: { width: 1280, device: 'keyboard', language: 1, scripts: 'off' },
    WebKit: { width: 360, device: 'keyboard', language: 2, scripts: 'on' },
  },
  find: {
    Chromium: { width: 1280, device: 'keyboard', language: 1, scripts: 'on' },
    Firefox: { width: 360, device: 'pointer', language: 2, scripts: 'on' },
    WebKit: { width: 360, device: 'keyboard', language: 0, scripts: 'off' },
  },
  'hand over': {
    Chromium: { width: 360, device: 'keyboard', language: 2, scripts: 'off' },
    Firefox: { width: 1280, device: 'keyboard', language: 0, scripts: 'on' },
    WebKit: { width: 1280, device: 'pointer', language: 1, scripts: 'on' },
  },
  print: {
    Chromium: { width: 1280, device: 'keyboard', language: 0, scripts: 'off' },
    Firefox: { width: 360, device: 'keyboard', language: 1, scripts: 'on' },
    WebKit: { width: 1280, device: 'pointer', language: 2, scripts: 'off' },
  },
  erase: {
    Chromium: { width: 360, device: 'pointer', language: 1, scripts: 'on' },
    Firefox: { width: 1280, device: 'keyboard', language: 2, scripts: 'off' },
    WebKit: { width: 1280, device: 'keyboard', language: 0, scripts: 'on' },
  },
};
