/** Required media types by file extension. */
const texts: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/i,
  js: /javascript/i,
  json: /json/i,
  txt: /^text\/plain/i,
};

/** Accepted media types of other files: all except pages and messages, since some hosts don't know every file type. */
const OTHER = /^(?!text\/(?:html|plain|xml)|application\/(?:json|xhtml|xml))/i;

/** Whether a response is complete: no error, redirect, partial or opaque response. */
export function isWhole({ status, redirected }: Pick<Response, 'status' | 'redirected'>): boolean {
  return status === 200 && !redirected;
}

/** Whether a response is the file, rather than a page of a hotspot or host. */
export function isWholeFile(answer: Pick<Response, 'status' | 'redirected' | 'headers'>, path: string): boolean {
  const type = texts[/\w+$/.exec(path)?.[0] ?? ''] ?? OTHER;
  return isWhole(answer) && type.test(answer.headers.get('content-type') ?? '');
}
