import path from 'node:path';
import type { z } from 'zod';
import { completeAlbum } from './album';
import { calendarSchema } from './calendar';
import { committeesSchema } from './committee';
import { type ContentReader, createContentReader } from './content-file';
import { crossCheck } from './cross-check';
import { documentsSchema } from './document';
import { factsOf } from './facts';
import { menuSchema } from './menu';
import { checkPhotoFiles, photoFiles } from './photo-files';
import { privacySchema } from './privacy';
import { rulesSchema } from './rules';
import { classesSchema } from './school-class';
import { schoolSchema } from './school';
import { screenFile, screenFiles, type ScreenKind, screenSchemas } from './screen-files';
import type { AlbumsScreen } from './screens';
import { settingsSchema } from './settings';
import { staffSchema } from './staff';

export interface ScreenOf<Kind extends ScreenKind> {
  kind: Kind;
  /** Address of the screen, for example `/our-mission`. */
  path: string;
  data: Kind extends 'albums' ? AlbumsScreen : z.output<(typeof screenSchemas)[Kind]>;
  /** Markdown below the front matter; empty for YAML files. */
  body: string;
}

export type Screen = { [Kind in ScreenKind]: ScreenOf<Kind> }[ScreenKind];

/**
 * Reads and checks everything that the school says.
 *
 * @param directory the `content/` folder; by default the one of the working directory
 * @throws ContentError that lists every mistake
 */
export function readSiteContent(directory = path.resolve('content')) {
  const reader = createContentReader(directory);
  const school = reader.yaml('school.yaml', schoolSchema);
  reader.finish();
  reader.useFacts(factsOf(school));

  const { classes, marathi: feesInMarathi } = reader.yaml('facts/classes.yaml', classesSchema);
  const written = {
    school,
    settings: reader.yaml('settings.yaml', settingsSchema),
    menu: reader.yaml('menu.yaml', menuSchema),
    classes,
    feesInMarathi,
    staff: reader.yaml('facts/staff.yaml', staffSchema).staff,
    calendar: reader.yaml('facts/calendar.yaml', calendarSchema),
    committees: reader.yaml('facts/committees.yaml', committeesSchema).committees,
    rules: reader.yaml('facts/rules.yaml', rulesSchema).rules,
    documents: reader.yaml('facts/documents.yaml', documentsSchema).documents,
    privacy: reader.yaml('facts/privacy.yaml', privacySchema),
    screens: Object.entries(screenFiles).map(([address, kind]): WrittenScreen => {
      const file = screenFile({ path: address, kind });
      const { data, body } =
        kind === 'prose'
          ? reader.markdown(file, screenSchemas[kind])
          : { data: reader.yaml(file, screenSchemas[kind]), body: '' };
      return { kind, path: address, data, body } as WrittenScreen;
    }),
  };
  reader.finish();

  const files = photoFiles(directory);
  const content = {
    ...written,
    screens: written.screens.map((screen) => completeScreen(screen, files, reader.complain)),
  };
  crossCheck(content, reader.complain);
  checkPhotoFiles(content, files, reader.complain);
  reader.finish();
  return content;
}

type WrittenScreen = Exclude<Screen, { kind: 'albums' }> | (Omit<ScreenOf<'albums'>, 'data'> & { data: WrittenAlbums });
type WrittenAlbums = z.output<(typeof screenSchemas)['albums']>;

function completeScreen(screen: WrittenScreen, files: readonly string[], complain: ContentReader['complain']): Screen {
  if (screen.kind !== 'albums') return screen;
  const albums = screen.data.albums.map((album, index) =>
    completeAlbum(album, files, ({ field, ...slip }) =>
      complain({ file: screenFile(screen), at: ['albums', index, ...(field ? [field] : [])], ...slip }),
    ),
  );
  return { ...screen, data: { ...screen.data, albums } };
}

export type SiteContent = ReturnType<typeof readSiteContent>;
