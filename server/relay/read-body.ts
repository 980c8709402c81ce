import { finished } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { envelopeFields } from '../../forms/form-definition';
import { problems, RelayProblem } from './relay-problem';
import type { ReceivedField } from './submission';

/** The fields of a request. We keep them even if they exceed a limit, so that a page can give them back. */
export interface ReceivedBody {
  fields: ReceivedField[];
  isTooLarge: boolean;
  hasAttachment: boolean;
}

export const emptyBody: ReceivedBody = { fields: [], isTooLarge: false, hasAttachment: false };

/** The provider's limit for all names and values together, in bytes of UTF-8. */
const fieldsLimitBytes = 50 * 1024;
/** We don't read a larger body, which we couldn't give back: people don't type that much, and the page would take as long as forty forms. */
export const bodyLimitBytes = 128 * 1024;
/** Limit for all bodies in memory together. */
const allBodiesBytes = 64 * 1024 * 1024;
/** Time limit for parsing a whole body, in milliseconds. */
const parserMs = 2000;
/** Limit of fields, because each costs time to read. No form has as many. */
const maxFields = 200;
/** How much and how long we discard of a body that is too large, so that the client gets our response; of another refused one, `bodyLimitBytes`. */
const discardedBytes = 8 * 1024 * 1024;
const discardedMs = 5000;

/** The size of a body by its headers; `undefined` if it is chunked. */
export function announcedBytes({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  return 'transfer-encoding' in headers ? undefined : Number(headers['content-length'] ?? 0);
}

/**
 * Reserves memory for bodies that we will read, however slowly they come. Fastify limits each body.
 *
 * @returns a function that throws while the bodies of other requests fill our share of the memory
 */
export function bodyMemory(): (request: FastifyRequest, reply: FastifyReply) => void {
  let bytes = 0;
  return (request, { raw }) => {
    // A response that is closed already wouldn't give its share back.
    if (raw.destroyed) throw problems.aborted();
    const size = Math.min(announcedBytes(request) ?? Infinity, bodyLimitBytes);
    if (bytes + size > allBodiesBytes) throw problems.busy();
    bytes += size;
    raw.once('close', () => {
      bytes -= size;
    });
  };
}

/** Parses `multipart/form-data` (RFC 7578), once it is whole. */
export async function readMultipart({ body, headers }: FastifyRequest): Promise<ReceivedBody> {
  if (!Buffer.isBuffer(body) || body.length === 0) return emptyBody;
  const collected = new FieldCollector();
  let hasAttachment = false;
  try {
    const parser = new Busboy({
      headers: { 'content-type': headers['content-type'] ?? '' },
      limits: { fieldNameSize: 200, fieldSize: bodyLimitBytes, parts: maxFields },
    });
    parser.on('field', (name: string | undefined, value: string, isNameCut: boolean) => {
      if (name === undefined || isNameCut) parser.destroy(problems.unreadable());
      else collected.add(name, value);
    });
    parser.on('file', (_name: string, file: BusboyFileStream) => {
      // Browsers send an empty file part for an empty file input.
      file.on('data', () => (hasAttachment = true)).on('error', () => undefined);
    });
    parser.on('partsLimit', () => {
      parser.destroy(problems.tooManyFields());
    });
    parser.end(body);
    // The parser never finishes with a long part that isn't form data.
    await finished(parser, { signal: AbortSignal.timeout(parserMs) });
  } catch (error) {
    throw error instanceof RelayProblem ? error : problems.unreadable();
  }
  return { ...collected.result(), hasAttachment };
}

/** Reads `{ service_id, template_id, user_id, template_params }` from the official clients. */
export function readJson(body: unknown): ReceivedBody {
  const collected = new FieldCollector();
  if (isRecord(body)) {
    const { template_params: parameters, ...envelope } = body;
    const entries = [...Object.entries(isRecord(parameters) ? parameters : {}), ...Object.entries(envelope)];
    if (entries.length > maxFields) throw problems.tooManyFields();
    for (const [name, value] of entries) collected.add(name, asText(value));
  }
  return { ...collected.result(), hasAttachment: false };
}

/**
 * Discards the rest of a refused body. If we closed the connection while the client is still sending, it would lose our response and
 * report a network failure.
 */
export async function discardRest(request: FastifyRequest, isTooLarge: boolean): Promise<void> {
  const { raw } = request;
  const limit = isTooLarge ? discardedBytes : bodyLimitBytes;
  if (raw.complete || raw.destroyed || (announcedBytes(request) ?? Infinity) > limit) return;
  await finished(raw.resume(), { signal: AbortSignal.timeout(discardedMs) }).catch(() => undefined);
}

const identifierNames = new Set<string>([
  envelopeFields.serviceId,
  envelopeFields.templateId,
  envelopeFields.userId,
  envelopeFields.submissionId,
  envelopeFields.language,
]);

class FieldCollector {
  private readonly values = new Map<string, string>();
  private bytes = 0;

  add(name: string, rawValue: string): void {
    this.bytes += Buffer.byteLength(name) + Buffer.byteLength(rawValue);
    // HTML sends line ends as CRLF, but counts them as one character for `maxlength`.
    const value = rawValue.replace(/\r\n?/g, '\n');
    const earlier = this.values.get(name);
    // The last identifier counts, because the official client appends its own after a page's hidden ones. Other repeated fields are
    // several answers to one question, such as checkboxes.
    this.values.set(name, earlier === undefined || identifierNames.has(name) ? value : `${earlier}, ${value}`);
  }

  result(): Omit<ReceivedBody, 'hasAttachment'> {
    const fields = Array.from(this.values, ([name, value]) => ({ name, value }));
    return { fields, isTooLarge: this.bytes > fieldsLimitBytes };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  try {
    return JSON.stringify(value);
  } catch {
    // Before version 26, Node's stack is too small for deeply nested JSON.
    throw problems.unreadable();
  }
}
