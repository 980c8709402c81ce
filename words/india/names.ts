/** Names by language subtag (BCP 47); English is required. */
export type Names = Readonly<{ en: string } & Record<string, string>>;

/** The name in a language, or else in English. */
export function nameIn(language: string, names: Names): string {
  return names[language] ?? names.en;
}
