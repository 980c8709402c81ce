import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteRules } from '../../model/projections/pages/site-rules';
import { linkTree } from '../../pipeline/releases/link-tree';
import { caddyRules } from '../../pipeline/hosts/caddy';
import { filesInSite } from '../../pipeline/hosts/host-files';
import { nginxRules } from '../../pipeline/hosts/nginx';
import { type ChildServer, startChild } from '../support/child-server';
import { freePorts } from '../../server/testing/free-ports';

export interface RunningHost extends ChildServer {
  /** Address of the site, with a slash at its end. */
  site: URL;
  /** Addresses at which a web server passes forms to our endpoint; `keepsHost`: with the `Host` header that the visitor sent. */
  forms: readonly { site: URL; keepsHost: boolean; by: string }[];
}

export interface HostSetup {
  /** A new folder that every account may read. */
  folder: string;
  /** Folder of the built site. */
  client: string;
  rules: SiteRules;
  /** Port of our endpoint for forms. */
  formsPort: number;
}

export interface HostProgram {
  name: string;
  /** Debian’s name of the program, and its packages; npm fetches a host without them when it is tried. */
  program?: string;
  packages?: string;
  /** Promises that the host cannot keep: id → why. The check fails if the host keeps one of them. */
  gaps: Readonly<Record<string, string>>;
  /** @param root folder that the host serves */
  start: (setup: HostSetup, root: string) => Promise<RunningHost>;
}

/** The file of rules that the examples include. */
const rulesName = 'school.rules';
const isRoot = process.getuid?.() === 0;

const apache: HostProgram = {
  name: 'Apache',
  program: 'apache2',
  packages: 'apache2-bin media-types',
  gaps: {},
  start: async ({ folder, rules, formsPort }, root) => {
    const [port = 0, keeping = 0, changing = 0] = await freePorts(3);
    const modules = [
      ...['mpm_event', 'authz_core', 'mime', 'dir', 'autoindex', 'negotiation', 'rewrite', 'headers', 'env'],
      ...['expires', 'filter', 'deflate', 'proxy', 'proxy_http'],
    ];
    const proxy = (at: number, keepsHost: 'On' | 'Off') => `<VirtualHost 127.0.0.1:${at}>
  ProxyPreserveHost ${keepsHost}
  ProxyPass / http://127.0.0.1:${formsPort}/
  Header unset Cache-Control
  Header unset X-Content-Type-Options
</VirtualHost>`;
    // The settings of shared hosting that our .htaccess has to override.
    const config = `ServerRoot /usr/lib/apache2
${modules.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`).join('\n')}
ServerName localhost
${[port, keeping, changing].map((each) => `Listen 127.0.0.1:${each}`).join('\n')}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
DefaultRuntimeDir ${folder}
${isRoot ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
AddLanguage br .br
AddType application/x-gzip .gz
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript
ExpiresActive On
ExpiresDefault "access plus 1 day"
Header set X-Content-Type-Options nosniff
Header set Cache-Control "max-age=600"
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
<VirtualHost 127.0.0.1:${port}>
  DocumentRoot ${root}
  <Directory ${root}>
    Options Indexes FollowSymLinks MultiViews
    AllowOverride All
    Require all granted
  </Directory>
</VirtualHost>
${proxy(keeping, 'On')}
${proxy(changing, 'Off')}
`;
    const server = await startChild(['apache2', '-f', write(folder, 'apache.conf', config), '-D', 'FOREGROUND'], port);
    const forms = [
      { site: siteAt(keeping, rules), keepsHost: true, by: 'a proxy that keeps the Host header' },
      { site: siteAt(changing, rules), keepsHost: false, by: 'a proxy that changes the Host header' },
    ];
    return { ...server, site: siteAt(port, rules), forms };
  },
};

const nginx: HostProgram = {
  name: 'nginx',
  program: 'nginx',
  packages: 'nginx-light',
  gaps: {},
  start: async ({ folder, rules, formsPort }, root) => {
    const [port = 0] = await freePorts(1);
    const site = replaceEach(exampleInDocs('nginx', rulesName), {
      'listen 80;': `listen 127.0.0.1:${port};`,
      'root /srv/school/build/client;': `root ${root};`,
      [formsServer]: `127.0.0.1:${formsPort}`,
      '/etc/nginx/school.rules': write(folder, rulesName, nginxRules(rules)),
    });
    return withOwnRules(await startChild(nginxCommand(folder, site), port), siteAt(port, rules));
  },
};

const caddy: HostProgram = {
  name: 'Caddy',
  program: 'caddy',
  packages: 'caddy',
  gaps: {},
  start: async ({ folder, rules, formsPort }, root) => {
    const [port = 0] = await freePorts(1);
    write(folder, rulesName, caddyRules(rules));
    const config = replaceEach(exampleInDocs('caddyfile', rulesName), {
      'www.school.example {': `http://:${port} {\n\tbind 127.0.0.1`,
      'root * /srv/school/build/client': `root * ${root}`,
      [formsServer]: `127.0.0.1:${formsPort}`,
    });
    const { command, env } = caddyCommand(folder, config);
    return withOwnRules(await startChild(command, port, { env }), siteAt(port, rules));
  },
};

/** The last release for every Node version that we support. It is larger than all our packages together, so npm fetches it only here. */
const wrangler = 'wrangler@4.60.0';

const cloudflarePages: HostProgram = {
  name: 'Cloudflare Pages',
  gaps: {
    'dot-files': '`.htaccess` is shown, which is no secret',
    'compressed-documents': 'no',
    vary: 'no',
    parts: 'no',
  },
  start: async ({ folder, rules }, root) => {
    const [port = 0, inspector = 0] = await freePorts(2);
    const server = await startChild(
      [
        ...['npm', 'exec', '--yes', `--package=${wrangler}`, '--', 'wrangler', 'pages', 'dev', root],
        ...['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspector), '--log-level', 'warn'],
        ...['--compatibility-date', '2026-01-20'],
      ],
      port,
      {
        cwd: folder,
        waitMs: 180_000,
        env: { WRANGLER_SEND_METRICS: 'false', WRANGLER_HOME: folder, XDG_CONFIG_HOME: folder, CI: '1' },
      },
    );
    return { ...server, site: siteAt(port, rules), forms: [] };
  },
};

export const hostPrograms = [apache, nginx, caddy, cloudflarePages];

/** Copies the site into the folder that a host serves, with the host's rules and with files that it must never show. @returns that folder */
export function layOut({ folder, client, rules }: HostSetup): string {
  const root = path.join(folder, 'www');
  const site = path.join(root, rules.basePath);
  linkTree(client, site);
  for (const [name, text] of Object.entries(filesInSite(rules))) {
    // Remove the link first: writing through it would change the built file.
    rmSync(path.join(site, name), { force: true });
    // Cloudflare Pages reads its rules in the root only.
    writeFileSync(path.join(name === '/.htaccess' ? site : root, name), text);
  }
  mkdirSync(path.join(site, '.git'));
  for (const name of ['.env', '.git/config']) writeFileSync(path.join(site, name), 'SECRET');
  return root;
}

/** A host whose own rules pass forms to the endpoint. */
function withOwnRules(server: ChildServer, site: URL): RunningHost {
  return { ...server, site, forms: [{ site, keepsHost: true, by: 'its rules' }] };
}

function siteAt(port: number, { basePath }: Pick<SiteRules, 'basePath'>): URL {
  return new URL(`http://127.0.0.1:${port}${basePath}`);
}

/** Writes nginx's configuration around that of a site. @returns what starts it */
export function nginxCommand(folder: string, site: string): string[] {
  const config = `pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
daemon off;
worker_processes 1;
${isRoot ? 'user www-data;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  ${site}
}
`;
  // The option -e is for messages from before nginx reads its configuration, which otherwise go to a folder of the system.
  return ['nginx', '-c', write(folder, 'nginx.conf', config), '-e', `${folder}/nginx.log`];
}

/** Writes Caddy's configuration. @returns what starts it */
export function caddyCommand(folder: string, sites: string): { command: string[]; env: Record<string, string> } {
  const file = write(folder, 'Caddyfile', `{\n\tadmin off\n}\n${sites}`);
  return {
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
    env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  };
}

/** The address of our server in the examples. */
const formsServer = '127.0.0.1:3000';

/** The example of docs/deploying.md for a web server's own file. @param what a text in it, such as the rules that it includes */
export function exampleInDocs(language: string, what: string): string {
  const blocks = readFileSync('docs/deploying.md', 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms);
  const found = [...blocks].find(([, each, text]) => each === language && text?.includes(what));
  if (!found?.[2]) throw new Error(`docs/deploying.md has no example of ${language} with ${what}.`);
  return found[2];
}

/** Replaces the examples in a text by values of this machine. @throws Error if it lacks an example */
export function replaceEach(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((filled, [example, value]) => {
    if (!filled.includes(example)) throw new Error(`docs/deploying.md lacks “${example}”.`);
    return filled.replaceAll(example, value);
  }, text);
}

function write(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}
