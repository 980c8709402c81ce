import type { FastifyRequest } from 'fastify';
import { envelopeFields } from '../../forms/form-definition';
import { problems } from './relay-problem';
import type { ReceivedField } from './submission';

/** What a request brought. Kept whole even where it is too much, so that a page can give it back. */
export interface ReceivedBody {
  fields: ReceivedField[];
  isTooLarge: boolean;
  hasAttachment: boolean;
}

/** The provider's limit for all names and values together, in bytes of UTF-8. */
const fieldsLimitBytes = 50 * 1024;

/** Nobody typed this much, so nobody needs it back: reading on would only fill our memory. */
const givenUpBytes = 1024 * 1024;

/** @fastify/multipart limits: what we keep in memory of one request at most. Reading goes on, so that the answer is heard. */
export const multipartLimits = {
  fieldNameSize: 200,
  fieldSize: 256 * 1024,
  fields: 200,
  files: 20,
  parts: 220,
  fileSize: 5 * 1024 * 1024,
};

/** Reads `multipart/form-data` (RFC 7578). File parts without a byte are what browsers send for an empty file input. */
export async function readMultipart(request: FastifyRequest): Promise<ReceivedBody> {
  const collected = new FieldCollector();
  let hasAttachment = false;
  for await (const part of request.parts()) {
    if (collected.bytes > givenUpBytes) throw problems.tooLarge();
    if (part.type === 'field') {
      const value = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
      collected.add(part.fieldname, value, part.valueTruncated);
    } else {
      for await (const chunk of part.file) hasAttachment ||= (chunk as Buffer).length > 0;
    }
  }
  return { ...collected.result(), hasAttachment };
}

/** Reads `{ service_id, template_id, user_id, template_params }` as the official clients send it. */
export function readJson(body: unknown): ReceivedBody {
  const collected = new FieldCollector();
  if (isRecord(body)) {
    const { template_params: parameters, ...envelope } = body;
    for (const source of [isRecord(parameters) ? parameters : {}, envelope]) {
      for (const [name, value] of Object.entries(source)) collected.add(name, asText(value));
    }
  }
  return { ...collected.result(), hasAttachment: false };
}

const identifierNames = new Set<string>([
  envelopeFields.serviceId,
  envelopeFields.templateId,
  envelopeFields.userId,
  envelopeFields.submissionId,
]);

class FieldCollector {
  private readonly values = new Map<string, string>();
  bytes = 0;
  private hasTruncated = false;

  add(name: string, rawValue: string, isTruncated = false): void {
    this.bytes += Buffer.byteLength(name) + Buffer.byteLength(rawValue);
    this.hasTruncated ||= isTruncated;
    if (this.bytes > multipartLimits.fieldSize) return;
    // HTML sends line ends as CRLF and counts them as one character for `maxlength`.
    const value = rawValue.replace(/\r\n?/g, '\n');
    const earlier = this.values.get(name);
    // A page's hidden identifiers come before those that the official client appends: the last one counts. Any other
    // repeated field is several answers to one question, checkboxes for example.
    this.values.set(name, earlier === undefined || identifierNames.has(name) ? value : `${earlier}, ${value}`);
  }

  result(): { fields: ReceivedField[]; isTooLarge: boolean } {
    return {
      fields: Array.from(this.values, ([name, value]) => ({ name, value })),
      isTooLarge: this.hasTruncated || this.bytes > fieldsLimitBytes,
    };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
