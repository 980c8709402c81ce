import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { installPackages, pathOfCommand } from './browsers.mjs';
import { stop } from './install.mjs';

/** The web servers that the site is tried on: command → Debian’s packages. Of Apache the program alone, without a service. */
const SERVERS = { apache2: ['apache2-bin', 'media-types'], nginx: ['nginx-light'], caddy: ['caddy'] };
/** Debian asks this program whether a package may start its service: https://people.debian.org/~hmh/invokerc.d-policyrc.d-specification.txt */
const POLICY = '/usr/sbin/policy-rc.d';

/** Sees to it that the web servers are there, from Debian’s packages where that is possible without asking; else says what is not tried. */
export function ensureHosts() {
  const missing = () => Object.entries(SERVERS).filter(([command]) => !pathOfCommand(command));
  if (missing().length > 0) withoutServices(() => installPackages(missing().flatMap(([, packages]) => packages)));
  if (missing().length === 0) return;
  const packages = missing().flatMap(([, names]) => names);
  const message = `Not on this machine, so the site is not tried on it: ${missing()
    .map(([command]) => command)
    .join(', ')}. Debian’s packages are: ${packages.join(' ')}.`;
  if (process.env.CI) stop(message);
  console.log(message);
}

/** @param {() => void} install whose packages start nothing */
function withoutServices(install) {
  const isOurs = process.getuid?.() === 0 && !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}
