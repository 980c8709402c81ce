import { writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { WAKE_META } from '../../app/wake/wake-signals';
import { hashOf } from '../fingerprint/fingerprint';
import { contentPolicy } from './content-policy';
import { speculationRules } from './speculation-rules';

interface FinishPageOptions {
  /** `build/client` */
  clientDir: string;
  /** Text of a style sheet by its address. */
  styleSheet: (address: string) => string;
  /** Origin of the mail provider; empty for our own endpoint. */
  mailOrigin: string;
}

/**
 * Makes a rendered page complete in itself: its styles stand inside, its wake module becomes a file, and its policy
 * names every script that may run.
 *
 * @throws Error if React Router’s HTML no longer looks as this expects; then a new version has to be looked at
 */
export function finishPage(html: string, { clientDir, styleSheet, mailOrigin }: FinishPageOptions): string {
  const sleeping = takeOutWakeModule(html, clientDir);
  const styled = inlineStyles(sleeping, styleSheet);
  if (/<script[^>]* src=|rel="modulepreload"/.test(styled))
    throw new Error('A page loads a script before it is awake.');
  return styled.replace('<head>', (head) => `${head}${contentPolicy(styled, mailOrigin)}`);
}

function takeOutWakeModule(html: string, clientDir: string): string {
  const pattern = /<script type="text\/wake">([\s\S]*?)<\/script>/;
  const module = pattern.exec(html)?.[1];
  if (!module) throw new Error('A page has no wake module.');
  const address = `/assets/wake-${hashOf(module).slice(0, 10)}.js`;
  mkdirSync(path.join(clientDir, 'assets'), { recursive: true });
  writeFileSync(path.join(clientDir, address), module);
  return html
    .replace(pattern, '')
    .replace('</head>', `<meta name="${WAKE_META}" content="${address}"/>${speculationRules}</head>`);
}

/**
 * Puts the page’s style sheets into it. The links stay, switched off, since React expects to find them when it wakes
 * and the router adds to them when it moves on.
 */
function inlineStyles(html: string, styleSheet: (address: string) => string): string {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)];
  if (links.length === 0) throw new Error('A page has no style sheet.');
  // React Router marks a style sheet with `#` if a script that is loaded later needs it, too.
  const css = links.map(([, address = '']) => styleSheet(address.replace(/#$/, ''))).join('');
  const switchedOff = html.replace(/<link rel="stylesheet" href="[^"]+"/g, (link) => `${link} disabled=""`);
  // Where the first link was: the order of the layers is told just before it.
  return switchedOff.replace('<link rel="stylesheet"', (link) => `<style>${css}</style>${link}`);
}
