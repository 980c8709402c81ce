import path from 'node:path';

/** Absolute path of the content: `CONTENT_DIR`, or `content/` in the working directory. */
export function contentFolder(): string {
  return path.resolve(contentFolderName());
}

/** The content folder as `CONTENT_DIR` spells it, without a trailing slash, for messages. */
export function contentFolderName(): string {
  return path.normalize(process.env.CONTENT_DIR || 'content').replace(/[/\\]$/, '');
}
