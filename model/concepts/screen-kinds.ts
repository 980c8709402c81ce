import {
  albumsSchema,
  classesScreenSchema,
  contactSchema,
  documentsScreenSchema,
  formScreenSchema,
  gallerySchema,
  homeSchema,
  newsSchema,
  partsSchema,
  proseSchema,
  searchSchema,
  tablesSchema,
  teachersSchema,
} from './screens';

/** `kind:` of a screen → the office’s name for it, and its schema. */
export const screenKinds = {
  home: { label: 'The home page', schema: homeSchema },
  prose: { label: 'A screen of running text', schema: proseSchema },
  parts: { label: 'A screen of several parts', schema: partsSchema },
  tables: { label: 'A screen of tables', schema: tablesSchema },
  gallery: { label: 'A gallery', schema: gallerySchema },
  albums: { label: 'Photo albums', schema: albumsSchema },
  documents: { label: 'A screen of documents', schema: documentsScreenSchema },
  form: { label: 'A screen with a form', schema: formScreenSchema },
  contact: { label: 'How to reach the school', schema: contactSchema },
  teachers: { label: 'The cards of the staff', schema: teachersSchema },
  news: { label: 'The news', schema: newsSchema },
  classes: { label: 'The cards of the classes', schema: classesScreenSchema },
  search: { label: 'The search', schema: searchSchema },
} as const;

export type ScreenKind = keyof typeof screenKinds;
