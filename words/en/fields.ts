import { calendarFields } from './fields/calendar.ts';
import { classesFields } from './fields/classes.ts';
import { documentsFields } from './fields/documents.ts';
import { formsFields } from './fields/forms.ts';
import { partsFields } from './fields/parts.ts';
import { peopleFields } from './fields/people.ts';
import { picturesFields } from './fields/pictures.ts';
import { schoolFields } from './fields/school.ts';
import { screensFields } from './fields/screens.ts';
import { siteFields } from './fields/site.ts';
import { textsFields } from './fields/texts.ts';

/*
 * Names and explanations of the fields of the content, for the people who fill them in. They never mention files, lines,
 * quotation marks or brackets. A field has a label, and where it is not obvious: help, an example, and names of its choices.
 */

/** Kind of content file → its name. */
export const fileWords = {
  school: 'The school',
  settings: 'Settings of the site',
  look: 'Colours and lettering',
  menu: 'Menu and footer links',
  classes: 'Classes and fees',
  staff: 'Staff',
  calendar: 'Holidays and examinations',
  committees: 'Committees',
  rules: 'Lists of rules',
  documents: 'Documents',
  privacy: 'Privacy notices',
  form: 'A form',
  notice: 'A notice',
  glossary: 'What terms are called in each language',
  'search-questions': 'What the search was asked',
  translations: 'Translations of the file beside it',
  'screen-home': 'The home page',
  'screen-prose': 'A screen of running text',
  'screen-parts': 'A screen of several parts',
  'screen-tables': 'A screen of tables',
  'screen-gallery': 'A gallery',
  'screen-albums': 'Photo albums',
  'screen-documents': 'A screen of documents',
  'screen-form': 'A screen with a form',
  'screen-contact': 'How to reach the school',
  'screen-teachers': 'The cards of the staff',
  'screen-news': 'The news',
  'screen-classes': 'The cards of the classes',
  'screen-search': 'The search',
};

/** Name of an entry with fields, as schemas name it → the words of its fields. */
export const fieldWords = {
  /** Fields that every entry can have. */
  common: {
    sample: {
      label: 'Sample',
      help: 'Marks invented content that the school still has to replace: `true` for the whole entry, or a list of its field names. Delete the line once the content is real. The launch check lists every mark.',
    },
  },
  ...schoolFields,
  ...siteFields,
  ...classesFields,
  ...calendarFields,
  ...peopleFields,
  ...documentsFields,
  ...formsFields,
  ...picturesFields,
  ...screensFields,
  ...partsFields,
  ...textsFields,
};
