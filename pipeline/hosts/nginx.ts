import { sendFormPath } from '../../forms/form-definition';
import {
  hostFiles,
  movedAddresses,
  notFoundFile,
  onHost,
  type SiteRules,
} from '../../model/projections/pages/site-rules';
import { linesOf } from './lines';
import { escapeRegExp } from '../../words/escape-regexp';

/** Address at which our server takes forms by default. */
export const formsServer = '127.0.0.1:3000';

/** Examples of a host name and a folder, which the owner of the server replaces. */
export const exampleHost = 'www.school.example';
export const exampleFolder = '/srv/school/build/client';
/** Example of the folder that contains a site with a base path. */
export const exampleFolderBelow = '/srv/www';

/**
 * A file for `/etc/nginx/conf.d/`. The server block adds all headers, with values from maps: a location that adds one header
 * loses all inherited ones (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
 */
export function nginxConfig(rules: SiteRules): string {
  const { basePath, cacheControl, headers, headersOverTls, types, homes } = rules;
  const at = (address: string) => onHost(rules, address);
  const kept = cacheControl.keptFolders.map((folder) => `  "~^${escapeRegExp(at(folder))}" "${cacheControl.kept}";`);
  const folder = basePath === '/' ? exampleFolder : exampleFolderBelow;
  return `# Rules for nginx. Written by the build: copy it to /etc/nginx/conf.d/school.conf and set server_name and root there.
${basePath === '/' ? '' : `# The built site lies in the folder ${basePath.slice(1, -1)} of root.\n`}
map $uri $school_cache_control {
  default "${cacheControl.other}";
${kept.join('\n')}
}
map $uri $school_not_found {
  default ${at(notFoundFile('/'))};
${homes
  .filter((home) => home !== '/')
  .map((home) => `  "~^${escapeRegExp(at(home))}/" ${at(notFoundFile(home))};`)
  .join('\n')}
}
${linesOf(Object.entries(headersOverTls), (name, value) => `map $scheme $school_${variable(name)} {\n  default "";\n  https "${value}";\n}`)}

server {
  listen 80;
  server_name ${exampleHost};
  root ${folder};

  charset utf-8;
  absolute_redirect off;
  server_tokens off;
  gzip_static on;
  gzip_vary on;
  # With Debian’s package libnginx-mod-http-brotli-static:
  # brotli_static on;

${linesOf(Object.entries(headers), (name, value) => `  add_header ${name} "${value}" always;`)}
${linesOf(Object.entries(headersOverTls), (name) => `  add_header ${name} $school_${variable(name)} always;`)}
  add_header Cache-Control $school_cache_control always;

  error_page 404 403 =404 $school_not_found;

  # The forms: \`npm start\` on this machine. Not needed where a provider takes them.
  location = ${at(sendFormPath)} {
    proxy_pass http://${formsServer};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    # Its answers have their headers: this takes those of the site away.
    add_header Cache-Control "";
  }

${homes.map((home) => `  location = ${at(notFoundFile(home))} {\n    internal;\n  }`).join('\n')}
  location ~ ${homes.map((home) => `^${escapeRegExp(at(notFoundFile(home)).replace(/\.html$/, ''))}$`).join('|')} {
    return 404;
  }
${hostFiles.map((file) => `  location = ${at(file)} {\n    return 404;\n  }`).join('\n')}
  location ~ /\\.(?!well-known(?:/|$)) {
    return 404;
  }
${
  basePath === '/' ? '' : `  location = ${basePath.slice(0, -1)} {\n    return 301 ${basePath}$is_args$args;\n  }\n`
}  location = ${basePath} {
    try_files ${at('/index.html')} =404;
  }
  location = ${at('/index.html')} {
    return 301 ${basePath}$is_args$args;
  }
  # Addresses that have moved. Not by a map: long ones need another map_hash_bucket_size.
${linesOf(movedAddresses(rules), (from, to) => `  location = "${at(from)}" {\n    return 301 ${at(to)}$is_args$args;\n  }`)}
  # /x.html, /x/ and /x/index.html are /x.
  location ~ ^(?<school_page>/.+?)(?:/|/index\\.html|\\.html)$ {
    if (-f $document_root$school_page.html) {
      return 301 $school_page$is_args$args;
    }
    return 404;
  }
${linesOf(Object.entries(types), (ending, type) => `  location ~ ${escapeRegExp(ending)}$ {\n    types {\n    }\n    default_type "${type}";\n    try_files $uri =404;\n  }`)}
  location / {
    try_files $uri.html $uri =404;
  }
}
`;
}

function variable(headerName: string): string {
  return headerName.toLowerCase().replaceAll('-', '_');
}
