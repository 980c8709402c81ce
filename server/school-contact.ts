import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';

export interface SchoolContact {
  name: string;
  phones: string[];
}

const contactSchema = z.object({
  name: z.string().catch('Our school'),
  phones: z.array(z.object({ number: z.coerce.string() })).catch([]),
});

/**
 * Name and telephone numbers for the pages that the server writes, from the school's facts. Tolerant where the build is
 * strict: an endpoint that runs alone, without the content, must still take enquiries.
 */
export async function readSchoolContact(path = 'content/school.yaml'): Promise<SchoolContact> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const { name, phones } = contactSchema.parse((parse(text) as unknown) ?? {});
  return { name, phones: phones.map(({ number }) => number) };
}
