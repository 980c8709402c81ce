/** The texts in a hidden field, as JSON; none if it isn't a list of them. */
export function parseTexts(json: string): string[] {
  try {
    const texts: unknown = JSON.parse(json);
    return Array.isArray(texts) ? texts.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
