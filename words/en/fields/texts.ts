import { searchWords } from './search-words.ts';

const inEachLanguage = { en: { label: 'English' }, mr: { label: 'Marathi' }, hi: { label: 'Hindi' } };

export const textsFields = {
  rules: {
    rules: { label: 'All lists' },
  },
  ruleList: {
    id: {
      label: 'Short name',
      help: 'In small English letters. Pages ask for the list by it.',
      example: 'leave',
      shown: 'Only in addresses',
    },
    title: { label: 'Title of the list', example: 'How to ask for leave' },
    items: { label: 'Rules', help: 'One sentence or two each.' },
    searchWords,
  },
  glossary: {
    terms: {
      label: 'Terms',
      help: 'Each with its words in every language. If a text has one of them, its translation must have one of the words beside it, or a word that begins with one.',
    },
    avoided: { label: 'Words to avoid', help: 'Words, or parts of words, that no translation may have.' },
  },
  term: inEachLanguage,
  avoidedTerm: { ...inEachLanguage, instead: { label: 'Write instead' } },
  translations: {
    texts: { label: 'Texts', help: 'Each text and each paragraph with its translations, in any order.' },
  },
  translation: {
    ...inEachLanguage,
    was: {
      label: 'Earlier text',
      help: 'For each language whose translation still has to be confirmed: the text that it translates. The page shows this translation until then.',
    },
  },
  earlierText: inEachLanguage,
  searchQuestions: {
    questions: { label: 'Questions' },
  },
  searchQuestion: {
    asks: { label: 'What was typed', help: 'As a visitor typed it, with its mistakes.', example: 'diwali vaction' },
    language: {
      label: 'Language of the page',
      help: 'The page on which it was asked.',
      choices: { en: 'English', mr: 'Marathi', hi: 'Hindi' },
    },
    answers: { label: 'Pages that answer it' },
  },
  searchAnswer: {
    page: { label: 'Address of the page', help: 'In the language of the question.', example: '/mr/classes' },
    heading: {
      label: 'Heading on the page',
      help: 'Or a row of a table. Leave it out if the whole page is the answer.',
    },
  },
};
