import { sendFormPath } from '../../../forms/form-definition';
import { hostFiles, notFoundFile, onHost, type SiteRules } from '../../../model/derived/site-rules';
import { exampleFolder, exampleHost, formsServer } from './nginx';

/** A Caddyfile (Caddy 2.6 and newer). Caddy gets the certificate by itself. */
export function caddyfile(rules: SiteRules): string {
  const { basePath, cacheControl, headers, headersOverTls, types, homes, redirects } = rules;
  const at = (address: string) => onHost(rules, address);
  const otherHomes = homes.filter((home) => home !== '/');
  const moved = redirects.flatMap(({ from, to }) =>
    ['', '/', '.html'].map((ending) => `\t\t${at(from)}${ending} ${at(to)}`),
  );
  const notFoundFiles = homes.map((home) => at(notFoundFile(home)));
  const isUnknown = [
    ...[...hostFiles.map(at), ...notFoundFiles, ...notFoundFiles.map((file) => file.replace(/\.html$/, ''))],
    '*/.*',
  ];
  return `# Rules for Caddy. Written by the build: copy it to /etc/caddy/Caddyfile and set name and root there.
${basePath === '/' ? '' : `# The built site lies in the folder ${basePath.slice(1, -1)} of root.\n`}
${exampleHost} {
	root * ${basePath === '/' ? exampleFolder : '/srv/www'}

	map {query} {school_query} {
		"" ""
		default "?{query}"
	}
	map {path} {school_moved_to} {
${moved.join('\n')}
		default ""
	}

	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
		Cache-Control "${cacheControl.other}"
	}
	@kept path ${cacheControl.keptFolders.map((folder) => at(`${folder}*`)).join(' ')}
	header @kept Cache-Control "${cacheControl.kept}"
	@tls protocol https
${Object.entries(headersOverTls)
  .map(([name, value]) => `\theader @tls ${name} "${value}"`)
  .join('\n')}
${Object.entries(types)
  .map(([ending, type]) => `\theader *${ending} Content-Type "${type}"`)
  .join('\n')}

	# In this order.
	route {
		# The forms: \`npm start\` on this machine. Not needed where a provider takes them.
		reverse_proxy ${at(sendFormPath)} ${formsServer}

		@moved \`{school_moved_to} != ""\`
		redir @moved {school_moved_to}{school_query} 301
${basePath === '/' ? '' : `\t\tredir ${basePath.slice(0, -1)} ${basePath}{school_query} 301\n`}		redir ${at('/index.html')} ${basePath}{school_query} 301

		@proofs path ${at('/.well-known/*')}
		file_server @proofs
		@unknown path ${isUnknown.join(' ')}
		error @unknown 404

		# /x.html, /x/ and /x/index.html are /x.
		@other path_regexp other ^(/.+?)(/|/index\\.html|\\.html)$
		handle @other {
			@page file {re.other.1}.html
			redir @page {re.other.1}{school_query} 301
			error 404
		}

		@home path ${basePath}
		rewrite @home ${at('/index.html')}
		@page file {path}.html
		rewrite @page {path}.html
		@nothing not file
		error @nothing 404
		file_server {
			precompressed br gzip
			index off
		}
	}

	handle_errors {
		header Cache-Control "${cacheControl.other}"
		header -Content-Type
${otherHomes
  .map((home, index) => `\t\t@home${index} path ${at(home)}/*\n\t\trewrite @home${index} ${at(notFoundFile(home))}`)
  .join('\n')}
		@home not path ${otherHomes.map((home) => `${at(home)}/*`).join(' ') || '/-'}
		rewrite @home ${at(notFoundFile('/'))}
		file_server {
			status {err.status_code}
		}
	}
}
`;
}
