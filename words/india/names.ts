/** What something is called, by the subtag of the language (BCP 47); always in English. */
export type Names = Readonly<{ en: string } & Record<string, string>>;

/** In a language, or in English where nobody is sure of its name in that language. */
export function nameIn(language: string, names: Names): string {
  return names[language] ?? names.en;
}
