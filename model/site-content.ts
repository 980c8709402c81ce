import path from 'node:path';
import type { z } from 'zod';
import { calendarSchema } from './calendar';
import { committeesSchema } from './committee';
import { createContentReader } from './content-file';
import { crossCheck } from './cross-check';
import { documentsSchema } from './document';
import { factsOf } from './facts';
import { menuSchema } from './menu';
import { privacySchema } from './privacy';
import { rulesSchema } from './rules';
import { classesSchema } from './school-class';
import { schoolSchema } from './school';
import { screenFile, screenFiles, type ScreenKind, screenSchemas } from './screen-files';
import { settingsSchema } from './settings';
import { staffSchema } from './staff';

export interface ScreenOf<Kind extends ScreenKind> {
  kind: Kind;
  /** Address of the screen, for example `/our-mission`. */
  path: string;
  data: z.output<(typeof screenSchemas)[Kind]>;
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

  const content = {
    school,
    settings: reader.yaml('settings.yaml', settingsSchema),
    menu: reader.yaml('menu.yaml', menuSchema),
    classes: reader.yaml('facts/classes.yaml', classesSchema).classes,
    staff: reader.yaml('facts/staff.yaml', staffSchema).staff,
    calendar: reader.yaml('facts/calendar.yaml', calendarSchema),
    committees: reader.yaml('facts/committees.yaml', committeesSchema).committees,
    rules: reader.yaml('facts/rules.yaml', rulesSchema).rules,
    documents: reader.yaml('facts/documents.yaml', documentsSchema).documents,
    privacy: reader.yaml('facts/privacy.yaml', privacySchema),
    screens: Object.entries(screenFiles).map(([address, kind]): Screen => {
      const file = screenFile({ path: address, kind });
      const { data, body } =
        kind === 'prose'
          ? reader.markdown(file, screenSchemas[kind])
          : { data: reader.yaml(file, screenSchemas[kind]), body: '' };
      return { kind, path: address, data, body } as Screen;
    }),
  };
  reader.finish();
  crossCheck(content, reader.complain);
  reader.finish();
  return content;
}

export type SiteContent = ReturnType<typeof readSiteContent>;
