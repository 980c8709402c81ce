import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** What a power cut leaves. Names and contents reach a disk in any order, unless they are synced. */
const powerCuts = {
  /** Every name is on the disk, but files that weren't synced are empty. */
  'names first': ({ unsyncedFiles }: Disk) => unsyncedFiles.map((file) => ({ file, text: '' as string | undefined })),
  /** Names that changed since their folder was synced are as before. */
  'names last': ({ unsyncedNames }: Disk) => unsyncedNames,
};

interface Disk {
  unsyncedFiles: string[];
  /** The latest first. @property text `undefined` if there was no such file */
  unsyncedNames: { file: string; text: string | undefined }[];
}

/**
 * Copies the working directory after each write, rename, deletion and sync, as a power cut would leave it.
 *
 * @returns the copies, in the folder `to`
 */
export async function copiesAfterPowerCuts(work: () => Promise<unknown>, to: string): Promise<string[]> {
  const original = { ...fs };
  const disk: Disk = { unsyncedFiles: [], unsyncedNames: [] };
  const folders = new Map<number, string>();
  const copies: string[] = [];
  let isCopying = false;

  function cut() {
    if (isCopying) return;
    isCopying = true;
    for (const [name, losses] of Object.entries(powerCuts)) {
      const copy = path.join(to, `${copies.length} ${name}`);
      original.cpSync('.', copy, { recursive: true });
      for (const { file, text } of losses(disk)) {
        const lost = path.join(copy, path.relative('.', file));
        if (text === undefined) original.rmSync(lost, { force: true });
        // A release has been renamed as a folder. A start after a crash makes it again.
        else if (original.existsSync(path.dirname(lost))) original.writeFileSync(lost, text);
      }
      copies.push(copy);
    }
    isCopying = false;
  }
  function noteName(file: string) {
    const text = original.existsSync(file) ? original.readFileSync(file, 'utf8') : undefined;
    disk.unsyncedNames.unshift({ file: path.resolve(file), text });
  }
  const isWatched = (file: fs.PathOrFileDescriptor): file is string =>
    typeof file === 'string' && !isCopying && original.existsSync(path.dirname(file));

  fs.writeFileSync = (file, data, options) => {
    if (isWatched(file)) {
      noteName(file);
      const isSynced = typeof options === 'object' && options?.flush === true;
      if (!isSynced) disk.unsyncedFiles.push(path.resolve(file));
    }
    original.writeFileSync(file, data, options);
    cut();
  };
  fs.renameSync = (from, name) => {
    const [file, target] = [path.resolve(String(from)), path.resolve(String(name))];
    if (!original.statSync(file).isDirectory()) {
      noteName(target);
      noteName(file);
      disk.unsyncedFiles = disk.unsyncedFiles.flatMap((each) =>
        each === file ? [target] : each === target ? [] : [each],
      );
    }
    original.renameSync(from, name);
    cut();
  };
  fs.rmSync = (file, options) => {
    if (original.statSync(file, { throwIfNoEntry: false })?.isFile()) noteName(String(file));
    original.rmSync(file, options);
    cut();
  };
  fs.openSync = (file, ...options) => {
    const opened = original.openSync(file, ...options);
    folders.set(opened, path.resolve(String(file)));
    return opened;
  };
  fs.fsyncSync = (opened) => {
    original.fsyncSync(opened);
    const synced = folders.get(opened);
    disk.unsyncedFiles = disk.unsyncedFiles.filter((file) => file !== synced);
    disk.unsyncedNames = disk.unsyncedNames.filter(({ file }) => path.dirname(file) !== synced);
    cut();
  };
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    const { writeFileSync, renameSync, rmSync, openSync, fsyncSync } = original;
    Object.assign(fs, { writeFileSync, renameSync, rmSync, openSync, fsyncSync });
    syncBuiltinESMExports();
  }
  return copies;
}
