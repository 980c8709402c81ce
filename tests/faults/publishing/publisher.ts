import { closeSync, openSync, writeSync } from 'node:fs';
import { contentFolder } from '../../../model/mistakes/places/content-folder';
import { makeRelease } from '../../../pipeline/build/make-release';
import { createPublisher } from '../../../office/publishing/publish';
import { makeSmallRelease } from '../../../office/publishing/publishing.fixture';
import { BALLAST, type Order } from './order';

/* Publishes in a process of its own, which prints each point that it comes to. */
const { request, harm, isWhole } = JSON.parse(process.argv[2]!) as Order;
let times = 0;
const publisher = createPublisher({
  folder: contentFolder(),
  makeRelease: isWhole ? makeRelease : makeSmallRelease,
  onPoint(point) {
    writeSync(1, `${point}\n`);
    if (point !== harm?.point || (times += 1) !== harm.times) return;
    if (harm.kind === 'kill') process.kill(process.pid, 'SIGKILL');
    else fillDisk();
  },
});
await publisher.publish(request);

function fillDisk(): void {
  const file = openSync(BALLAST, 'w');
  try {
    for (const size of [1024 * 1024, 1024]) fillWith(file, Buffer.alloc(size));
  } finally {
    closeSync(file);
  }
}

function fillWith(file: number, block: Buffer): void {
  try {
    while (writeSync(file, block) > 0);
  } catch {
    // The disk is full, as it should be.
  }
}
