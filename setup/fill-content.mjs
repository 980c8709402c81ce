import { cpSync, existsSync, readdirSync } from 'node:fs';

/**
 * Copies the project's content into `CONTENT_DIR` if that is an empty folder, such as a new volume of a container. A missing folder is a
 * mistake, which the build explains.
 */
export function fillContent(folder = process.env.CONTENT_DIR) {
  if (!folder || !existsSync(folder) || readdirSync(folder).length > 0) return;
  // A build compares the times of photos with those of the last build.
  cpSync('content', folder, { recursive: true, preserveTimestamps: true });
}
