/** The sample content of a whole school; the answers are put into a copy of it. Paths are relative to the project’s root. */
export const starterFolder = 'commands/new-school/starter';

/** Lists of a board’s disclosure: each is a folder of files that replace those of the starter. */
export const listsFolder = 'commands/new-school/lists';

/** Translations of the texts in the starter and the lists. */
export const translationsFolder = 'commands/new-school/translations';
