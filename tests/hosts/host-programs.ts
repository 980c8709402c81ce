import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteRules } from '../../model/projections/pages/site-rules';
import { linkTree } from '../../pipeline/releases/link-tree';
import { caddyfile } from '../../pipeline/hosts/caddy';
import { filesInSite } from '../../pipeline/hosts/host-files';
import { exampleFolder, exampleFolderBelow, exampleHost, formsServer, nginxConfig } from '../../pipeline/hosts/nginx';
import { type ChildServer, startChild } from '../support/child-server';
import { freePorts } from '../../server/testing/free-ports';

export interface RunningHost extends ChildServer {
  /** Address of the site, with a slash at its end. */
  site: URL;
  /** Addresses through which forms go to the endpoint; `passesHost`: the one that the visitor asked for. */
  forms: readonly { site: URL; passesHost: boolean; how: string }[];
}

export interface HostSetUp {
  /** A new folder that everybody may read, for all that the host needs. */
  folder: string;
  /** The built site. */
  client: string;
  rules: SiteRules;
  /** Port on which the endpoint listens. */
  formsPort: number;
}

export interface HostProgram {
  name: string;
  /** Debian’s name of the program, and of the packages that bring it. */
  program?: string;
  packages?: string;
  /** Promises that it cannot keep: id → why. One that it does keep is a mistake here. */
  gaps: Readonly<Record<string, string>>;
  start: (setUp: HostSetUp) => Promise<RunningHost>;
}

const isRoot = process.getuid?.() === 0;

export const apache: HostProgram = {
  name: 'Apache',
  program: 'apache2',
  packages: 'apache2-bin media-types',
  gaps: {},
  start: async ({ folder, client, rules, formsPort }) => {
    const root = layOut(folder, client, rules);
    const [port = 0, passing = 0, plain = 0] = await freePorts(3);
    // The settings of shared hosting, with all that a school’s file has to stand up to.
    const modules = [
      ...['mpm_event', 'authz_core', 'mime', 'dir', 'autoindex', 'negotiation', 'rewrite', 'headers', 'env'],
      ...['expires', 'filter', 'deflate', 'proxy', 'proxy_http'],
    ];
    const config = `ServerRoot /usr/lib/apache2
${modules.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`).join('\n')}
ServerName localhost
${[port, passing, plain].map((each) => `Listen 127.0.0.1:${each}`).join('\n')}
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
${[passing, plain]
  .map(
    (each) => `<VirtualHost 127.0.0.1:${each}>
  ProxyPreserveHost ${each === passing ? 'On' : 'Off'}
  ProxyPass / http://127.0.0.1:${formsPort}/
  Header unset Cache-Control
  Header unset X-Content-Type-Options
</VirtualHost>`,
  )
  .join('\n')}
`;
    const file = write(folder, 'apache.conf', config);
    const server = await startChild(['apache2', '-f', file, '-D', 'FOREGROUND'], port);
    return { ...server, site: siteAt(port, rules), forms: throughProxies(passing, plain, rules) };
  },
};

export const nginx: HostProgram = {
  name: 'nginx',
  program: 'nginx',
  packages: 'nginx-light',
  gaps: {},
  start: async ({ folder, client, rules, formsPort }) => {
    const root = layOut(folder, client, rules);
    const [port = 0, passing = 0, plain = 0] = await freePorts(3);
    const site = write(
      folder,
      'site.conf',
      put(nginxConfig(rules), {
        'listen 80;': `listen 127.0.0.1:${port};`,
        [`root ${folderOfExample(rules)};`]: `root ${root};`,
        [`http://${formsServer};`]: `http://127.0.0.1:${formsPort};`,
      }),
    );
    const proxy = (listen: number, header: string) =>
      `server { listen 127.0.0.1:${listen}; location / { proxy_pass http://127.0.0.1:${formsPort}; ${header} } }`;
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
  include ${site};
  ${proxy(passing, 'proxy_set_header Host $host;')}
  ${proxy(plain, '')}
}
`;
    const file = write(folder, 'nginx.conf', config);
    // Before it has read where, it would write its first lines to a folder of the system.
    const server = await startChild(['nginx', '-c', file, '-e', `${folder}/nginx.log`], port);
    return {
      ...server,
      site: siteAt(port, rules),
      forms: [
        { site: siteAt(port, rules), passesHost: true, how: 'its rules' },
        ...throughProxies(passing, plain, rules),
      ],
    };
  },
};

export const caddy: HostProgram = {
  name: 'Caddy',
  program: 'caddy',
  packages: 'caddy',
  gaps: {},
  start: async ({ folder, client, rules, formsPort }) => {
    const root = layOut(folder, client, rules);
    const [port = 0, passing = 0, plain = 0] = await freePorts(3);
    const proxy = (listen: number, header: string) =>
      `http://:${listen} {\n\tbind 127.0.0.1\n\treverse_proxy 127.0.0.1:${formsPort} {\n\t\t${header}\n\t}\n}\n`;
    const site = put(caddyfile(rules), {
      [`${exampleHost} {`]: `http://:${port} {\n\tbind 127.0.0.1`,
      [`root * ${folderOfExample(rules)}`]: `root * ${root}`,
      [formsServer]: `127.0.0.1:${formsPort}`,
    });
    const file = write(
      folder,
      'Caddyfile',
      [`{\n\tadmin off\n}\n`, site, proxy(passing, ''), proxy(plain, 'header_up Host {upstream_hostport}')].join('\n'),
    );
    const server = await startChild(['caddy', 'run', '--adapter', 'caddyfile', '--config', file], port, {
      env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    return {
      ...server,
      site: siteAt(port, rules),
      forms: [
        { site: siteAt(port, rules), passesHost: true, how: 'its rules' },
        ...throughProxies(passing, plain, rules),
      ],
    };
  },
};

/** The last release that runs on every Node that the site does. Fetched when it is asked for: it weighs more than all our packages. */
const wrangler = 'wrangler@4.60.0';

export const cloudflarePages: HostProgram = {
  name: 'Cloudflare Pages',
  gaps: {
    'dot-files': '`.htaccess` is, which tells no secret',
    'compressed-documents': 'no',
    vary: 'no',
    parts: 'no',
  },
  start: async ({ folder, client, rules }) => {
    const root = layOut(folder, client, rules);
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

/** What the host gets, with files that must never be shown. @returns the folder of the root */
function layOut(folder: string, client: string, rules: SiteRules): string {
  const root = path.join(folder, 'www');
  const site = path.join(root, rules.basePath);
  linkTree(client, site);
  for (const [name, text] of Object.entries(filesInSite(rules))) {
    // A link to the file of the build.
    rmSync(path.join(site, name), { force: true });
    // Cloudflare Pages reads its files in the root of what is published only.
    writeFileSync(path.join(name === '/.htaccess' ? site : root, name), text);
  }
  mkdirSync(path.join(site, '.git'));
  for (const name of ['.env', '.git/config']) writeFileSync(path.join(site, name), 'SECRET');
  return root;
}

function siteAt(port: number, { basePath }: Pick<SiteRules, 'basePath'>): URL {
  return new URL(`http://127.0.0.1:${port}${basePath}`);
}

function throughProxies(passing: number, plain: number, rules: SiteRules): RunningHost['forms'] {
  return [
    { site: siteAt(passing, rules), passesHost: true, how: 'a proxy that passes Host on' },
    { site: siteAt(plain, rules), passesHost: false, how: 'a proxy with a Host of its own' },
  ];
}

function folderOfExample({ basePath }: SiteRules): string {
  return basePath === '/' ? exampleFolder : exampleFolderBelow;
}

/** Puts what is of this machine in the place of the examples. @throws if one is not there */
function put(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((filled, [example, value]) => {
    if (!filled.includes(example)) throw new Error(`The rules of the host do not say “${example}”.`);
    return filled.replaceAll(example, value);
  }, text);
}

function write(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}
