import { sendFormPath } from '../../forms/form-definition';
import {
  hostFiles,
  movedAddresses,
  notFoundFile,
  onHost,
  type SiteRules,
} from '../../model/projections/pages/site-rules';
import { linesOf } from './lines';

/**
 * Rules for the block of a site in a Caddyfile (Caddy 2.6 and newer). Like those for nginx they are a file of their own, which can be copied
 * again: the block has the name, the root and `{vars.school_server}`.
 */
export function caddyRules(rules: SiteRules): string {
  const { basePath, cacheControl, headers, headersOverTls, types, homes } = rules;
  const at = (address: string) => onHost(rules, address);
  const otherHomes = homes.filter((home) => home !== '/');
  const moved = movedAddresses(rules).map(([from, to]) => `\t"${at(from)}" ${at(to)}`);
  const notFoundFiles = homes.map((home) => at(notFoundFile(home)));
  const isUnknown = [
    ...[...hostFiles.map(at), ...notFoundFiles, ...notFoundFiles.map((file) => file.replace(/\.html$/, ''))],
    '*/.*',
  ];
  return `# Rules for Caddy. Written by the build: copy this to /etc/caddy/school.rules, and import it as docs/deploying.md shows.
${basePath === '/' ? '' : `# The built site lies in the folder ${basePath.slice(1, -1)} of root.\n`}
map {query} {school_query} {
	"" ""
	default "?{query}"
}
map {path} {school_moved_to} {
${moved.join('\n')}
	default ""
}

# In this order: by itself Caddy would put the most exact header first, and the general one after it.
route {
	# The forms: \`npm start\` on this machine. Not needed where a provider takes them. Its answers have their headers.
	reverse_proxy ${at(sendFormPath)} {vars.school_server}

	header {
${linesOf(Object.entries(headers), (name, value) => `\t\t${name} "${value}"`)}
		Cache-Control "${cacheControl.other}"
	}
	@kept path ${cacheControl.keptFolders.map((folder) => at(`${folder}*`)).join(' ')}
	header @kept Cache-Control "${cacheControl.kept}"
	@tls protocol https
${linesOf(Object.entries(headersOverTls), (name, value) => `\theader @tls ${name} "${value}"`)}
${linesOf(Object.entries(types), (ending, type) => typeLines(ending, type))}

	@moved \`{school_moved_to} != ""\`
	redir @moved {school_moved_to}{school_query} 301
${basePath === '/' ? '' : `\tredir ${basePath.slice(0, -1)} ${basePath}{school_query} 301\n`}	redir ${at('/index.html')} ${basePath}{school_query} 301

	@unknown {
		path ${isUnknown.join(' ')}
		not path ${at('/.well-known/*')}
	}
	error @unknown 404

	# /x.html, /x/ and /x/index.html are /x.
	@other {
		path_regexp other ^(/.+?)(/|/index\\.html|\\.html)$
		not path ${basePath}
	}
	handle @other {
		@spelled file {re.other.1}.html
		redir @spelled {re.other.1}{school_query} 301
		error 404
	}

	@home path ${basePath}
	rewrite @home ${at('/index.html')}
	@page file {path}.html
	rewrite @page {path}.html
	@nothing not file
	error @nothing 404
	@compressed file {path}.gz
	header @compressed {
		Vary Accept-Encoding
		defer
	}
	file_server {
		precompressed br gzip
		index off
	}
}

handle_errors {
	header Cache-Control "${cacheControl.other}"
${otherHomes
  .map((home, index) => `\t@home${index} path ${at(home)}/*\n\trewrite @home${index} ${at(notFoundFile(home))}`)
  .join('\n')}
	@first not path ${otherHomes.map((home) => `${at(home)}/*`).join(' ') || '/-'}
	rewrite @first ${at(notFoundFile('/'))}
	file_server {
		status {err.status_code}
	}
}
`;
}

function typeLines(ending: string, type: string): string {
  const matcher = `@${ending.slice(1)}`;
  return `\t${matcher} {\n\t\tpath *${ending}\n\t\tfile\n\t}\n\theader ${matcher} Content-Type "${type}"`;
}
