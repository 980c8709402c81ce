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
 * quotation marks or brackets. A field has a label, and where it is not obvious: help, an example, names of its choices, and
 * where its value is shown.
 */

/** Kind of content file → its name, and where its values are shown. */
export const fileWords = {
  school: { label: 'The school', shown: 'At the top and the bottom of every page, on the contact page and in PDFs' },
  settings: { label: 'Settings of the site', shown: 'On every page' },
  look: { label: 'Colours and lettering', shown: 'On every page, in drawings and in PDFs' },
  menu: { label: 'Menu', shown: 'At the top and the bottom of every page' },
  classes: { label: 'Classes and fees', shown: 'On the class cards, in fee tables and in the fee PDFs' },
  staff: { label: 'Staff', shown: 'On the page of the teachers' },
  calendar: {
    label: 'Holidays and examinations',
    shown: 'In the tables of the academic session, on the home page, in PDFs and in calendars on phones',
  },
  committees: { label: 'Committees', shown: 'On the page of the committees and in the disclosure' },
  rules: { label: 'Lists of rules', shown: 'On every page that shows the list' },
  documents: { label: 'Documents', shown: 'On the pages that list documents, and in PDFs' },
  privacy: { label: 'Privacy notices', shown: 'Beside the button that sends a form' },
  form: { label: 'Form', shown: 'On the page of the form, and in the mail to the office' },
  notice: { label: 'Notice', shown: 'In the news and on its own page' },
  glossary: { label: 'Terms of the school', shown: 'Nowhere: translations are checked against it' },
  'search-questions': { label: 'Questions to test the search', shown: 'Nowhere: the search is tested with them' },
  translations: { label: 'Translations', shown: 'On the pages in the other languages' },
  'screen-home': { label: 'Home page', shown: 'On the home page' },
  'screen-prose': { label: 'Page of text', shown: 'On its own page' },
  'screen-parts': { label: 'Page of several parts', shown: 'On its own page' },
  'screen-tables': { label: 'Page of tables', shown: 'On its own page' },
  'screen-gallery': { label: 'Picture gallery', shown: 'On its own page' },
  'screen-albums': { label: 'Photo albums', shown: 'On its own page, and each album on a page of its own' },
  'screen-documents': { label: 'Page of documents', shown: 'On its own page' },
  'screen-form': { label: 'Page with a form', shown: 'On its own page' },
  'screen-contact': { label: 'Contact page', shown: 'On its own page' },
  'screen-teachers': { label: 'Page of the teachers', shown: 'On its own page' },
  'screen-news': { label: 'News page', shown: 'On its own page' },
  'screen-classes': { label: 'Page of the classes', shown: 'On its own page' },
  'screen-search': { label: 'Search page', shown: 'On its own page' },
};

/** Name of an entry with fields, as schemas name it → the words of its fields. */
export const fieldWords = {
  /** Fields that every entry can have. */
  common: {
    sample: {
      label: 'Sample',
      help: 'Marks invented content, which the launch check lists: the whole entry, or some of its values. Take the mark away once the content is real.',
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
