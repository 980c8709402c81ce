import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file of a screen’s HTML. */
export function pageFile(screen: string): string {
  return screen === '/' ? '/index.html' : `${screen}.html`;
}

/** @throws Error if the page names no wake module */
export function wakeModuleOf(html: string): string {
  const [, address] = /<meta name="wake" content="([^"]+)"/.exec(html) ?? [];
  if (!address) throw new Error('A page names no wake module.');
  return address;
}

/**
 * Every script that the router of this build can ask for by itself: its manifest, and the modules of all screens with
 * what they import. Wake modules are not among them: each belongs to one page.
 *
 * @throws Error if React Router’s manifest no longer looks as this expects; then a new version has to be looked at
 */
export function modulesOfSite(
  clientDir: string,
  html: Readonly<Record<string, string>>,
): { manifest: string; modules: string[] } {
  const wakes = Object.values(html).map((page) => readFileSync(path.join(clientDir, wakeModuleOf(page)), 'utf8'));
  const manifests = new Set(wakes.map((wake) => /^import "(\/assets\/manifest-[\w-]+\.js)";/.exec(wake)?.[1]));
  const [manifest] = manifests;
  if (!manifest || manifests.size > 1) throw new Error('The pages do not agree on one manifest of the router.');
  const text = readFileSync(path.join(clientDir, manifest), 'utf8');
  const modules = new Set([...text.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address = '']) => address));
  if (modules.size < 2) throw new Error('The manifest of the router names no modules.');
  return { manifest, modules: [...modules.add(manifest)].sort() };
}

/** The `@font-face` rules of a finished page, and the files that they name. */
export function fontsOf(html: string): { rules: string; files: string[] } {
  const rules = [...html.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([rule]) => rule).join('');
  const files = [...rules.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, address = '']) => address);
  return { rules, files: [...new Set(files)] };
}
