/** Ending → media type that browsers, or we, require. */
const texts: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/i,
  js: /javascript/i,
  json: /json/i,
  txt: /^text\/plain/i,
};

/** Pictures, fonts and documents: any type except those of pages and messages, since some hosts don't know all of theirs. */
const OTHER = /^(?!text\/(?:html|plain|xml)|application\/(?:json|xhtml|xml))/i;

/** Not an error, a partial or opaque response, or a followed redirect. */
export function isWhole({ status, redirected }: Pick<Response, 'status' | 'redirected'>): boolean {
  return status === 200 && !redirected;
}

/** Whether a response is the file itself, and not a page that a hotspot or the host shows instead. */
export function isWholeFile(answer: Pick<Response, 'status' | 'redirected' | 'headers'>, path: string): boolean {
  const type = texts[/\w+$/.exec(path)?.[0] ?? ''] ?? OTHER;
  return isWhole(answer) && type.test(answer.headers.get('content-type') ?? '');
}
