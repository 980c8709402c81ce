import { movedAddresses, notFoundFile, onHost, type SiteRules } from '../../model/projections/pages/site-rules';
import { linesOf } from './lines';
import { escapeRegExp } from '../../words/escape-regexp';

/**
 * `.htaccess` for Apache 2.4. It is part of the site, because shared hosting allows no other configuration. Directives of modules are
 * inside `<IfModule>`, so that a missing module doesn't turn every response into an error 500.
 */
export function htaccess(rules: SiteRules): string {
  const { cacheControl, headers, headersOverTls, types, homes } = rules;
  const at = (address: string) => onHost(rules, address);
  const kept = `m#^${escaped(rules.basePath)}(?:${cacheControl.keptFolders.map((folder) => escaped(folder.slice(1))).join('|')})#`;
  const overTls = `%{HTTPS} == 'on' || req_novary('X-Forwarded-Proto') == 'https'`;
  return `# Rules for Apache. Written by the build: changes here are lost with the next one.

# No listings of folders, and no guessing at names.
Options -Indexes -MultiViews
ErrorDocument 404 ${at(notFoundFile('/'))}
${homes
  .filter((home) => home !== '/')
  .map(
    (home) => `<If "%{REQUEST_URI} =~ m#^${escaped(at(home))}/#">
  ErrorDocument 404 ${at(notFoundFile(home))}
</If>`,
  )
  .join('\n')}

<IfModule mod_dir.c>
  DirectoryIndex index.html
  # /gallery is a page, also where there is a folder gallery/.
  DirectorySlash Off
</IfModule>

<IfModule mod_mime.c>
  AddCharset utf-8 .css .html .js .json .txt .xml
${linesOf(Object.entries(types), (ending, type) => `  AddType "${type}" ${ending}`)}
  AddEncoding br .br
  AddEncoding gzip .gz
  # Else x.html.gz is an archive, and x.html.br is written in Breton.
  RemoveType .gz
  RemoveLanguage .br
</IfModule>

<IfModule mod_env.c>
  <FilesMatch "\\.(?:br|gz)$">
    SetEnv no-gzip 1
    SetEnv no-brotli 1
  </FilesMatch>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteOptions AllowNoSlash

  # What was rewritten, and the page of an error, is served as it is.
  RewriteCond %{ENV:REDIRECT_STATUS} .
  RewriteRule ^ - [END]

${rules.basePath === '/' ? '' : slashOfBasePath(rules)}  # What no visitor needs.
  RewriteRule "(?:^|/)\\.(?!well-known(?:/|$))" - [R=404,L]
  RewriteRule "^_(?:headers|redirects)$|(?:^|/)404(?:\\.html|/)?$" - [R=404,L]

  # Addresses that have moved.
${linesOf(movedAddresses(rules), (from, to) => `  RewriteRule "^${escaped(from.slice(1))}$" "${at(to)}" [R=301,L]`)}

  # /x.html, /x/ and /x/index.html are /x.
  RewriteCond %{THE_REQUEST} "^\\S+ [^ ?]*\\.html[ ?]"
  RewriteRule "^index\\.html$" "${rules.basePath}" [R=301,L]
  RewriteCond %{PATH_INFO} "^(?:|/|/index\\.html)$"
  RewriteCond %{REQUEST_FILENAME} "^(.+?)(?:/|/index\\.html)?$"
  RewriteCond "%1.html" -f
  RewriteRule "^(.+?)(?:/|/index\\.html)$" "${rules.basePath}$1" [R=301,L]
  RewriteCond %{THE_REQUEST} "^\\S+ [^ ?]*\\.html[ ?]"
  RewriteCond %{REQUEST_FILENAME} -f
  RewriteRule "^(.+)\\.html$" "${rules.basePath}$1" [R=301,L]

  # /x is x.html.
  RewriteRule "^$" "index.html"
  RewriteCond %{PATH_INFO} "^$"
  RewriteCond "%{REQUEST_FILENAME}.html" -f
  RewriteRule "^(.+)$" "$1.html"
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^ - [R=404,L]

  # As the build has compressed it.
  RewriteCond %{HTTP:Accept-Encoding} "\\bbr\\b"
  RewriteCond "%{REQUEST_FILENAME}.br" -f
  RewriteRule "^(.+)$" "$1.br" [END]
  RewriteCond %{HTTP:Accept-Encoding} "\\bgzip\\b"
  RewriteCond "%{REQUEST_FILENAME}.gz" -f
  RewriteRule "^(.+)$" "$1.gz" [END]
  RewriteRule "\\.html$" - [END]
</IfModule>

# A second Cache-Control beside ours.
<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>

<IfModule mod_headers.c>
  # Apache keeps the headers of good answers and those of all apart: one that the host sets among the first would come twice.
${linesOf(Object.entries(headers), (name, value) => headerLines(name, value))}
${linesOf(Object.entries(headersOverTls), (name, value) => headerLines(name, value, overTls))}
${headerLines('Cache-Control', cacheControl.other)}
  Header always set Cache-Control "${cacheControl.kept}" "expr=%{REQUEST_URI} =~ ${kept}"
  Header merge Vary Accept-Encoding
</IfModule>
`;
}

function headerLines(name: string, value: string, condition?: string): string {
  const when = condition === undefined ? '' : ` "expr=${condition}"`;
  return `  Header onsuccess unset ${name}\n  Header always set ${name} "${value}"${when}`;
}

/** Redirects `/school` to `/school/`. For `/school`, mod_rewrite sees the path on disk instead of an empty path. */
function slashOfBasePath({ basePath }: SiteRules): string {
  return `  RewriteCond %{REQUEST_URI} "^${escaped(basePath.slice(0, -1))}$"
  RewriteRule ^ "${basePath}" [R=301,L]
`;
}

/** Escapes a text for a regular expression `m#…#`, whose delimiter is `#`. */
function escaped(text: string): string {
  return escapeRegExp(text).replaceAll('#', String.raw`\#`);
}
