import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentMistake } from './content-error';
import { nearestName } from '../spelling/nearest-name';

/** A missing file may be there under a wrong name, such as `calendar.yaml.txt`, `Calendar.yml` or `calendar (1).yaml`. */
export function missingFile(directory: string, file: string): ContentMistake {
  const folder = path.join(directory, path.posix.dirname(file));
  const name = path.posix.basename(file);
  const names = existsSync(folder) ? readdirSync(folder).filter((each) => !each.includes('.translations.')) : [];
  const stem = path.posix.parse(name).name;
  const near =
    names.find((each) =>
      each
        .toLowerCase()
        .split(/[^a-z-]+/)
        .includes(stem),
    ) ?? nearestName(name, names);
  return { file, rule: 'missing-file', values: { near, name } };
}
