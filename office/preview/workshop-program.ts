import { createBirpc } from 'birpc';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import type { Workshop } from '../website/workshop';
import { SiteVersions } from './site-versions';
import { createWorkshop } from './workshop';

/* The workshop's process. The office starts it when someone changes the site. */

const folder = contentFolder();
const versions = new SiteVersions(folder);
// The first field that somebody opens needs it.
versions.of().catch(() => undefined);
createBirpc<object, Workshop>(createWorkshop(folder, versions), {
  post: (message) => process.send?.(message),
  on: (listen) => process.on('message', listen),
});
// The office has ended.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches all processes, and the office ends this one itself.
process.on('SIGINT', () => undefined);
