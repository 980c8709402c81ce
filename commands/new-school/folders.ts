/** A whole school of sample content, relative to the root of the project. What is answered is put into a copy of it. */
export const starterFolder = 'commands/new-school/starter';

/** Lists of what a school makes public, each a folder of files that replace those of the starter. */
export const listsFolder = 'commands/new-school/lists';

/** What the texts of the starter and of the lists are called in other languages. */
export const translationsFolder = 'commands/new-school/translations';
