import { finished } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { envelopeFields, type FormValues } from '../../forms/form-definition';
import { problems, type RelayProblem } from './relay-problem';
import { type ReceivedField, toValues } from './submission';

/** The fields of a request. We keep them even if they exceed a limit, so that a page can give them back. */
export interface ReceivedBody {
  fields: ReceivedField[];
  values: FormValues;
  isTooLarge: boolean;
  hasAttachment: boolean;
}

export const emptyBody: ReceivedBody = { fields: [], values: {}, isTooLarge: false, hasAttachment: false };

/** The provider's limit for all names and values together, in bytes of UTF-8. */
const fieldsLimitBytes = 50 * 1024;
/** We don't give back a larger body: people don't type that much, and the page would take as long as forty ordinary forms. */
export const bodyLimitBytes = 128 * 1024;
/** We cut a body off after this many bytes. Of a shorter body we discard what exceeds the limit, so that the client gets our response. */
const drainedBytes = 8 * 1024 * 1024;
/** Time limit for discarding the body of a request refused early, in milliseconds. */
const droppedMs = 5000;
/** Limit for all bodies in memory together. */
const allBodiesBytes = 64 * 1024 * 1024;
/** Time limit for parsing a complete body, in milliseconds. */
const parserMs = 2000;
/** Limit of fields, because each costs time to read. No form has as many. */
const mostFields = 200;

let heldBytes = 0;

/**
 * Reads `multipart/form-data` (RFC 7578). We read the whole body before parsing, because a streaming parser can be made to wait
 * forever. `requestTimeout` limits the time for the bytes.
 */
export async function readMultipart(request: FastifyRequest): Promise<ReceivedBody> {
  const body = await readWhole(request);
  if (body.length === 0) return emptyBody;
  return parse(body, request.headers);
}

/** Reads `{ service_id, template_id, user_id, template_params }` from the official clients. */
export function readJson(body: unknown): ReceivedBody {
  const collected = new FieldCollector();
  if (isRecord(body)) {
    const { template_params: parameters, ...envelope } = body;
    const entries = [...Object.entries(isRecord(parameters) ? parameters : {}), ...Object.entries(envelope)];
    if (entries.length > mostFields) throw problems.tooManyFields();
    for (const [name, value] of entries) collected.add(name, asText(value));
  }
  return { ...collected.result(), hasAttachment: false };
}

/**
 * Discards the rest of a refused body. If we closed the connection while the client is still sending, it would lose our response and
 * report a network failure.
 */
export async function dropRest({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete || raw.destroyed || Number(raw.headers['content-length'] ?? Infinity) > bodyLimitBytes) return;
  await finished(raw.resume(), { signal: AbortSignal.timeout(droppedMs) }).catch(() => undefined);
}

function parse(body: Buffer, headers: FastifyRequest['headers']): Promise<ReceivedBody> {
  const collected = new FieldCollector();
  let hasAttachment = false;
  return new Promise<ReceivedBody>((resolve, reject) => {
    // The parser never finishes with some malformed bodies.
    const deadline = setTimeout(() => {
      reject(problems.unreadable());
    }, parserMs);
    const finish = (problem?: RelayProblem) => {
      clearTimeout(deadline);
      if (problem) reject(problem);
      else resolve({ ...collected.result(), hasAttachment });
    };
    const parser = openParser(headers);
    if (!parser) {
      finish(problems.unreadable());
      return;
    }
    parser.on('field', (name: string | undefined, value: string, isNameCut: boolean) => {
      if (name === undefined || isNameCut) finish(problems.unreadable());
      else collected.add(name, value);
    });
    parser.on('file', (_name: string, file: BusboyFileStream) => {
      // Browsers send an empty file part for an empty file input.
      file.on('data', () => (hasAttachment = true)).on('error', () => undefined);
    });
    parser.on('partsLimit', () => {
      finish(problems.tooManyFields());
    });
    parser.on('error', () => {
      finish(problems.unreadable());
    });
    parser.on('finish', () => {
      finish();
    });
    parser.end(body);
  });
}

/** @returns `undefined` if the header has no usable boundary */
function openParser({
  'content-type': contentType = '',
}: FastifyRequest['headers']): InstanceType<typeof Busboy> | undefined {
  try {
    const limits = { fieldNameSize: 200, fieldSize: bodyLimitBytes, parts: mostFields };
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    return undefined;
  }
}

async function readWhole(request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > drainedBytes) throw problems.tooLarge();
  const chunks: Buffer[] = [];
  let held = 0;
  let bytes = 0;
  try {
    for await (const chunk of request.raw as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > drainedBytes) throw problems.tooLarge();
      if (bytes > bodyLimitBytes) continue;
      held += chunk.length;
      heldBytes += chunk.length;
      if (heldBytes > allBodiesBytes) throw problems.busy();
      chunks.push(chunk);
    }
  } finally {
    heldBytes -= held;
  }
  if (bytes > bodyLimitBytes) throw problems.tooLarge();
  return Buffer.concat(chunks);
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
    return { fields, values: toValues(fields), isTooLarge: this.bytes > fieldsLimitBytes };
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
