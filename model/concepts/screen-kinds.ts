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

/** `kind:` of a screen → its schema. */
export const screenKinds = {
  home: { schema: homeSchema },
  prose: { schema: proseSchema },
  parts: { schema: partsSchema },
  tables: { schema: tablesSchema },
  gallery: { schema: gallerySchema },
  albums: { schema: albumsSchema },
  documents: { schema: documentsScreenSchema },
  form: { schema: formScreenSchema },
  contact: { schema: contactSchema },
  teachers: { schema: teachersSchema },
  news: { schema: newsSchema },
  classes: { schema: classesScreenSchema },
  search: { schema: searchSchema },
} as const;

export type ScreenKind = keyof typeof screenKinds;
