import type { SchoolDocument } from '../concepts/document';
import { documentOfNotice, type Notice, noticeSchema } from '../concepts/notice';
import { MAX_NAME } from '../concepts/record';
import type { ContentReader } from './content-file';
import { tooLongName } from './screen-files';

const NAME = /^news\/((?!\d+\.)[a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;

/** Reads the notices, newest first. @param files all files below `content/` */
export function readNotices(files: readonly string[], reader: ContentReader): Notice[] {
  const inFolder = files.filter((file) => file.startsWith('news/'));
  const notices = inFolder.flatMap((file): Notice[] => {
    const [, id] = NAME.exec(file) ?? [];
    if (id && id.length <= MAX_NAME) {
      const { data, body } = reader.markdown(file, noticeSchema);
      return [{ id, file, ...data, body }];
    }
    reader.error({ file, ...(id ? tooLongName : { rule: 'name-of-page', values: { meant: 'annual-day-2026.md' } }) });
    return [];
  });
  return notices.sort((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id));
}

export function documentsOfNotices(notices: readonly Notice[]): SchoolDocument[] {
  return notices.flatMap((notice) =>
    notice.pdf ? [{ id: documentOfNotice(notice), title: notice.title, scan: notice.pdf }] : [],
  );
}
