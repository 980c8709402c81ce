import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { create, extract } from 'tar';
import { syncFile } from '../storage/durable-file';

/** First line of an encrypted file (https://age-encryption.org/v1). */
const ageHeader = 'age-encryption.org/v1';
/** Deriving a key takes 2^16 × 1 KiB = 64 MiB. The library's default takes 256 MiB, half of what a small server has. */
const scryptWorkFactor = 16;

/** The backup can't be read: it is damaged, or the passphrase is another one. */
export class UnreadableBackup extends Error {
  override readonly name = 'UnreadableBackup';
}

/** Packs a folder into a new file: tar and gzip, and with a passphrase age. So it can be opened without us: `age -d FILE | tar -xz`. */
export async function packFolder(folder: string, file: string, passphrase: string | undefined): Promise<void> {
  const packed = Readable.from(create({ gzip: true, cwd: folder }, await readdir(folder)));
  const source = passphrase === undefined ? packed : await encrypted(packed, passphrase);
  await pipeline(source, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  await syncFile(file);
}

async function encrypted(plain: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(scryptWorkFactor);
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(ageHeader.length), position: 0 });
    return buffer.toString('latin1') === ageHeader;
  } finally {
    await handle.close();
  }
}

/**
 * Unpacks a file of `packFolder` into an empty folder. Gzip compares the checksum of everything, and age each part.
 *
 * @throws {UnreadableBackup} @throws the file system's error
 */
export async function unpackFile(file: string, folder: string, passphrase: string | undefined): Promise<void> {
  let source = createReadStream(file) as Readable;
  if (await isEncrypted(file)) source = await decrypted(source, passphrase);
  try {
    await pipeline(source, extract({ cwd: folder, strict: true, maxDecompressionRatio: Infinity }));
  } catch (error) {
    // The disk is full, for example.
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw new UnreadableBackup(`${file} is damaged. Take another backup.`, { cause: error });
  }
  if ((await readdir(folder)).length === 0) throw new UnreadableBackup(`${file} is empty. Take another backup.`);
}

async function decrypted(source: Readable, passphrase: string | undefined): Promise<Readable> {
  if (passphrase === undefined)
    throw new UnreadableBackup(
      'The backup is encrypted: set BACKUP_PASSPHRASE to the passphrase with which it was made.',
    );
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch (error) {
    throw new UnreadableBackup('BACKUP_PASSPHRASE is not the passphrase of this backup, or its start is damaged.', {
      cause: error,
    });
  }
}

// Node's types of its own web streams and of the browser's differ in parts that nobody uses here.
function toWeb(stream: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as ReadableStream);
}

/** Removes a folder into which a file is perhaps still being unpacked, after an error. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
}
