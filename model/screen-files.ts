import { albumsSchema, documentsScreenSchema, gallerySchema, homeSchema, introSchema, proseSchema } from './screens';

/** One schema a kind of screen. */
export const screenSchemas = {
  home: homeSchema,
  prose: proseSchema,
  intro: introSchema,
  gallery: gallerySchema,
  albums: albumsSchema,
  documents: documentsScreenSchema,
} as const;

export type ScreenKind = keyof typeof screenSchemas;

/**
 * Address → kind of its content file. The file is named after the address: `/our-mission` is
 * `content/screens/our-mission.md` (prose) or `.yaml` (all other kinds); `/` is `home.yaml`.
 */
export const screenFiles = {
  '/': 'home',
  '/about-the-school': 'prose',
  '/our-mission': 'prose',
  '/our-vision': 'prose',
  '/student-goals': 'prose',
  '/chairmans-desk': 'prose',
  '/principals-desk': 'prose',
  '/classes': 'intro',
  '/why-us': 'prose',
  '/academic-session': 'intro',
  '/admission-procedure': 'prose',
  '/between-us-portal': 'prose',
  '/teachers': 'intro',
  '/gallery': 'albums',
  '/career': 'intro',
  '/contact-us': 'intro',
  '/enquiry-form': 'intro',
  '/committee': 'intro',
  '/school-curriculum': 'documents',
  '/mandetory-public': 'documents',
  '/about-infrastructure/academic-blog': 'gallery',
  '/about-infrastructure/classroom': 'gallery',
  '/about-infrastructure/facilities/science-lab': 'gallery',
  '/about-infrastructure/facilities/computer-lab': 'gallery',
  '/about-infrastructure/facilities/maths-lab': 'gallery',
  '/about-infrastructure/facilities/library': 'gallery',
  '/about-infrastructure/facilities/music-room': 'gallery',
  '/about-infrastructure/facilities/dance-room': 'gallery',
  '/about-infrastructure/facilities/transportation': 'gallery',
  '/about-infrastructure/sports': 'gallery',
} as const satisfies Record<string, ScreenKind>;

export type ScreenPath = keyof typeof screenFiles;

/** The content file of a screen, relative to `content/`. */
export function screenFile({ path, kind }: { path: string; kind: ScreenKind }): string {
  return `screens${path === '/' ? '/home' : path}.${kind === 'prose' ? 'md' : 'yaml'}`;
}
