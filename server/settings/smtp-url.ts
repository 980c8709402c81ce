export interface SmtpUrl {
  secure: boolean;
  host: string;
  port: number | undefined;
  auth: { user: string; pass: string } | undefined;
}

/** Name and password end at the last @, because people don't escape `#`, `/`, `?`, `@` and `%` in them. */
const SHAPE = /^(smtps?):\/\/(?:([^:]*)(?::(.*))?@)?(?:\[([\da-f:.]+)\]|([^\s@:/?#[\]]+))(?::(\d{1,5}))?\/?$/is;

/**
 * Reads `smtp://name:password@host:port`. `URL` would end the host at a `#` in the password and treat a `%` in it as an
 * escape.
 */
export function parseSmtpUrl(text: string): SmtpUrl | undefined {
  const [, protocol = '', user = '', pass = '', ipv6, host = ipv6, port] = SHAPE.exec(text) ?? [];
  if (host === undefined || Number(port) > 65_535) return undefined;
  return {
    secure: protocol.toLowerCase() === 'smtps',
    host,
    port: port === undefined ? undefined : Number(port),
    auth: user === '' ? undefined : { user: unescaped(user), pass: unescaped(pass) },
  };
}

/** Decodes escapes such as `%40`, and keeps each `%` that starts none. */
function unescaped(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
