import type * as FileSystem from 'node:fs/promises';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { enquiry, identifiers, sendForm, startEndpoint } from '../../endpoint.fixture';

const disk = vi.hoisted(() => ({ isFull: false }));

/** A file system that takes a file's name but not its content, as a full one does. */
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof FileSystem>();
  const open: typeof original.open = async (...parameters) => {
    const file = await original.open(...parameters);
    if (disk.isFull)
      file.writeFile = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    return file;
  };
  return { ...original, open };
});

afterEach(() => {
  disk.isFull = false;
});

it('answers 412 when the disk is full, never 200, and takes the same submission later', async () => {
  const { url, dataDir, mails, log } = await startEndpoint();
  const sent = { ...enquiry, ...identifiers, submission_id: 'one' };

  disk.isFull = true;
  const refused = await sendForm(url, sent);
  expect(refused.status).toBe(412);
  expect(await refused.text()).toBe('The submission could not be stored; nothing was sent');
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(log).toContainEqual(expect.objectContaining({ event: 'refused', status: 412, code: 'ENOSPC' }));
  expect((await readdir(join(dataDir, 'spool'))).filter((name) => name.endsWith('.json'))).toEqual([]);
  expect(await readdir(join(dataDir, 'spool', 'tmp'))).toEqual([]);

  disk.isFull = false;
  expect((await sendForm(url, sent)).status).toBe(200);
  expect(await mails()).toHaveLength(1);
});
