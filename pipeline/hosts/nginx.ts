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

/**
 * Rules for a `server` block, which has the name, the root and `$school_server`, the address at which our server takes forms. They are a
 * file of their own so that they can be copied again without losing these, and what certbot has added.
 *
 * The block adds all headers, with values from variables: a location that adds one header loses all inherited ones
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header). The variables aren't maps, which every school of a machine would
 * share.
 */
export function nginxRules(rules: SiteRules): string {
  const { basePath, cacheControl, headers, headersOverTls, types, homes } = rules;
  const at = (address: string) => onHost(rules, address);
  return `# Rules for nginx. Written by the build: copy this to /etc/nginx/school.rules, and include it as docs/deploying.md shows.
${basePath === '/' ? '' : `# The built site lies in the folder ${basePath.slice(1, -1)} of root.\n`}
set $school_cache_control "${cacheControl.other}";
${linesOf(
  cacheControl.keptFolders.map((folder) => [at(folder), cacheControl.kept]),
  (folder, value) => onlyIf(`$uri ~ "^${escapeRegExp(folder)}"`, 'school_cache_control', value),
)}
set $school_not_found ${at(notFoundFile('/'))};
${linesOf(
  homes.filter((home) => home !== '/').map((home) => [at(home), at(notFoundFile(home))]),
  (home, file) => onlyIf(`$uri ~ "^${escapeRegExp(home)}/"`, 'school_not_found', file),
)}
${linesOf(
  Object.entries(headersOverTls),
  (name, value) => `set $school_${variable(name)} "";\n${onlyIf('$scheme = https', `school_${variable(name)}`, value)}`,
)}

charset utf-8;
absolute_redirect off;
server_tokens off;
gzip_static on;
gzip_vary on;
# With Debian’s package libnginx-mod-http-brotli-static:
# brotli_static on;

${linesOf(Object.entries(headers), (name, value) => `add_header ${name} "${value}" always;`)}
${linesOf(Object.entries(headersOverTls), (name) => `add_header ${name} $school_${variable(name)} always;`)}
add_header Cache-Control $school_cache_control always;

error_page 404 403 =404 $school_not_found;

# The forms: \`npm start\` on this machine. Not needed where a provider takes them.
location = ${at(sendFormPath)} {
  proxy_pass http://$school_server;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  # Its answers have their headers: this takes those of the site away.
  add_header Cache-Control "";
}

${homes.map((home) => `location = ${at(notFoundFile(home))} {\n  internal;\n}`).join('\n')}
location ~ ${homes.map((home) => `^${escapeRegExp(at(notFoundFile(home)).replace(/\.html$/, ''))}$`).join('|')} {
  return 404;
}
${hostFiles.map((file) => `location = ${at(file)} {\n  return 404;\n}`).join('\n')}
location ~ /\\.(?!well-known(?:/|$)) {
  return 404;
}
${
  basePath === '/' ? '' : `location = ${basePath.slice(0, -1)} {\n  return 301 ${basePath}$is_args$args;\n}\n`
}location = ${basePath} {
  try_files ${at('/index.html')} =404;
}
location = ${at('/index.html')} {
  return 301 ${basePath}$is_args$args;
}
# Addresses that have moved. Not by a map: long ones need another map_hash_bucket_size.
${linesOf(movedAddresses(rules), (from, to) => `location = "${at(from)}" {\n  return 301 ${at(to)}$is_args$args;\n}`)}
# /x.html, /x/ and /x/index.html are /x.
location ~ ^(?<school_page>/.+?)(?:/|/index\\.html|\\.html)$ {
  if (-f $document_root$school_page.html) {
    return 301 $school_page$is_args$args;
  }
  return 404;
}
${linesOf(Object.entries(types), (ending, type) => `location ~ ${escapeRegExp(ending)}$ {\n  types {\n  }\n  default_type "${type}";\n  try_files $uri =404;\n}`)}
location / {
  try_files $uri.html $uri =404;
}
`;
}

function variable(headerName: string): string {
  return headerName.toLowerCase().replaceAll('-', '_');
}

function onlyIf(condition: string, name: string, value: string): string {
  return `if (${condition}) {\n  set $${name} "${value}";\n}`;
}
