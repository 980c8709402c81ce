import { finished } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { envelopeFields, type FormValues } from '../../forms/form-definition';
import { problems, type RelayProblem } from './relay-problem';
import { type ReceivedField, toValues } from './submission';

/** What a request brought. Kept whole even where it is too much, so that a page can give it back. */
export interface ReceivedBody {
  fields: ReceivedField[];
  values: FormValues;
  isTooLarge: boolean;
  hasAttachment: boolean;
}

export const emptyBody: ReceivedBody = { fields: [], values: {}, isTooLarge: false, hasAttachment: false };

/** The provider's limit for all names and values together, in bytes of UTF-8. */
const fieldsLimitBytes = 50 * 1024;
/** Nobody typed this much, so nobody needs it back; and to read it and give it back takes as long as forty honest forms. */
export const bodyLimitBytes = 128 * 1024;
/** Past the limit a body is read on and dropped, so that the sender gets to hear the answer; past this it is cut off. */
const drainedBytes = 8 * 1024 * 1024;
/** How long that may take where the sender was refused before its body was read, in milliseconds. */
const droppedMs = 5000;
/** Bodies of all senders together: many at a time must not end the process. */
const allBodiesBytes = 64 * 1024 * 1024;
/** How long the parser may take over a body that is all there, in milliseconds. */
const parserMs = 2000;
/** More fields than any form has; each costs time to read. */
const mostFields = 200;

let heldBytes = 0;

/**
 * Reads `multipart/form-data` (RFC 7578). The body is read whole before it is parsed: a parser that is fed as bytes come
 * in can be made to wait for ever; how long the bytes may take is the server's `requestTimeout`.
 */
export async function readMultipart(request: FastifyRequest): Promise<ReceivedBody> {
  const body = await readWhole(request);
  if (body.length === 0) return emptyBody;
  return parse(body, request.headers);
}

/** Reads `{ service_id, template_id, user_id, template_params }` as the official clients send it. */
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
 * Reads what is left of a refused body and drops it. A connection that closes while its sender still writes takes the
 * answer with it, and a phone that was asked to wait says that there is no network.
 */
export async function dropRest({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete || raw.destroyed || Number(raw.headers['content-length'] ?? Infinity) > bodyLimitBytes) return;
  await finished(raw.resume(), { signal: AbortSignal.timeout(droppedMs) }).catch(() => undefined);
}

function parse(body: Buffer, headers: FastifyRequest['headers']): Promise<ReceivedBody> {
  const collected = new FieldCollector();
  let hasAttachment = false;
  return new Promise<ReceivedBody>((resolve, reject) => {
    // After some bodies the parser says nothing more, although all of it is here.
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
      // Browsers send a file part without a byte for an empty file input.
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

/** @returns `undefined` for a header that says no usable boundary. */
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
    // HTML sends line ends as CRLF and counts them as one character for `maxlength`.
    const value = rawValue.replace(/\r\n?/g, '\n');
    const earlier = this.values.get(name);
    // A page's hidden identifiers come before those that the official client appends: the last one counts. Any other
    // repeated field is several answers to one question, checkboxes for example.
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
    // Thousands of levels, for which Node before 26 has no stack: no answer to a question.
    throw problems.unreadable();
  }
}
