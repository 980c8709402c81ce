import path from 'node:path';

/** The folder of the school's content: `CONTENT_DIR`, or `content/` in the working directory. Absolute. */
export function contentFolder(): string {
  return path.resolve(contentFolderName());
}

/** The same folder as the setting names it, without a slash at the end: what messages call it. */
export function contentFolderName(): string {
  return path.normalize(process.env.CONTENT_DIR || 'content').replace(/[/\\]$/, '');
}
