/** Ending → the type without which browsers do not run it, or we do not read it. */
const texts: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/i,
  js: /javascript/i,
  json: /json/i,
  txt: /^text\/plain/i,
};

/** A picture, a font or a document: any but the types of pages and messages, since not every host knows all of theirs. */
const OTHER = /^(?!text\/(?:html|plain|xml)|application\/(?:json|xhtml|xml))/i;

/** Not an error, a part, an answer of another origin, or what a redirect has led to. */
export function isWhole({ status, redirected }: Pick<Response, 'status' | 'redirected'>): boolean {
  return status === 200 && !redirected;
}

/** Whether an answer is the file at its address, and not the page that a hotspot or the host shows in its place. */
export function isWholeFile(answer: Pick<Response, 'status' | 'redirected' | 'headers'>, path: string): boolean {
  const type = texts[/\w+$/.exec(path)?.[0] ?? ''] ?? OTHER;
  return isWhole(answer) && type.test(answer.headers.get('content-type') ?? '');
}
