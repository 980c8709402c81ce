import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { paletteNames } from '../../look/palettes';
import { phoneForm, schoolSchema } from '../../model/concepts/school';
import { figuresMeant } from '../../model/mistakes/spelling/meant-figures';

/** A whole school of sample content, relative to the root of the project. What is answered is put into a copy of it. */
export const starterFolder = 'tools/new-school/starter';

/** Lists of what a school makes public, each a folder of files that replace those of the starter. */
const listsFolder = 'tools/new-school/lists';

/** The list that the starter itself has. */
const ownList = 'state';

/** @returns folder of a list; `undefined` for the one that the starter has */
export function folderOfList(name: string): string | undefined {
  return name === ownList ? undefined : `${listsFolder}/${name}`;
}

/** Why an answer cannot be taken, and what to write instead. */
export class BadAnswer extends Error {
  override name = 'BadAnswer';
}

const fields = schoolSchema.shape;

/** What is asked, in this order. The name of a question is that of its argument, too. */
export const questions = {
  name: { ask: 'Name of the school', example: 'Saraswati Vidyalaya', read: asSchema(fields.name) },
  founded: { ask: 'Year of foundation', example: '1998', read: readYear },
  address: {
    ask: 'Address with PIN code',
    example: 'Station Road, Udgir, District Latur, Maharashtra 413517',
    read: readAddress,
  },
  phone: {
    ask: 'Telephone number that parents call: mobile, or landline with a hyphen behind the code of its town',
    example: '98765 43210',
    read: readPhone,
  },
  email: { ask: 'E-mail address', example: 'office@school.in', read: asSchema(fields.emails.element.shape.address) },
  disclosure: {
    ask: 'Whose list of public disclosure the school follows',
    example: ownList,
    read: oneOf([ownList, ...readdirSync(listsFolder).sort()]),
  },
  registrations: {
    ask: 'Registrations with their numbers, with commas between them; the first stands in the header',
    example: 'U-DISE Code 27280100101, State Board Index No. 61.02.015',
    read: readRegistrations,
  },
  classes: { ask: 'First and last class', example: 'Nursery to Std 8', read: readClasses },
  principal: {
    ask: 'Name of the principal, a comma, and the qualification',
    example: 'Mrs. Asha Kulkarni, M.A., B.Ed.',
    read: readPrincipal,
  },
  palette: { ask: 'Colours', example: paletteNames[0], read: oneOf(paletteNames) },
} satisfies Record<string, Question>;

interface Question {
  ask: string;
  example: string;
  /** @throws BadAnswer */
  read: (typed: string) => unknown;
}

export type QuestionName = keyof typeof questions;
export type NewSchoolAnswers = { [Name in QuestionName]: ReturnType<(typeof questions)[Name]['read']> };

export const questionNames = Object.keys(questions) as QuestionName[];

function asSchema(schema: z.ZodType<string>) {
  return (typed: string): string => {
    const result = schema.safeParse(typed.trim());
    if (result.success) return result.data;
    throw new BadAnswer(typed.trim() ? `It ${result.error.issues[0]?.message}.` : 'It cannot be empty.');
  };
}

function oneOf(names: readonly string[]) {
  return (typed: string): string => {
    const found = names.find((name) => name === typed.trim().toLowerCase());
    if (found) return found;
    throw new BadAnswer(`Write one of: ${names.join(', ')}.`);
  };
}

function readYear(typed: string): number {
  const year = Number(typed.trim());
  if (/^\d{4}$/.test(typed.trim()) && year >= 1800 && year <= new Date().getFullYear()) return year;
  throw new BadAnswer('Write a year of four digits that is not to come, for example 1998.');
}

function readAddress(typed: string) {
  const [, places = '', pin = ''] = /^(.*?)[\s,–-]*(?:\bPIN\b[\s:–-]*)?(\d{3}\s?\d{3})$/i.exec(typed.trim()) ?? [];
  const parts = places
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const [town, district, state] = parts.slice(-3);
  if (parts.length < 4 || !town || !district || !state)
    throw new BadAnswer(
      'Write street, town, district and state with commas between them, and the six digits of the PIN.',
    );
  return { street: parts.slice(0, -3).join(', '), town, district, state, pin: pin.replace(/\s/, '') };
}

function readPhone(typed: string): string {
  const number = figuresMeant(phoneForm, typed);
  if (number) return number;
  throw new BadAnswer(
    'Write a mobile number of ten digits, or a landline with a hyphen behind the code of its town, for example 02462-250001.',
  );
}

function readRegistrations(typed: string): { label: string; number: string }[] {
  return typed.split(',').map((each) => {
    const [, label, number] = /^(.*\S)\s+(\S*\d\S*)$/.exec(each.trim()) ?? [];
    if (label && number) return { label, number };
    throw new BadAnswer(
      `Write the name of each registration and then its number; “${each.trim()}” lacks one of the two.`,
    );
  });
}

function readPrincipal(typed: string) {
  const [, name, qualification] = /^([^,]*[^,\s])\s*,\s*(.*\S)\s*$/.exec(typed.trim()) ?? [];
  if (name && qualification) return { name, qualification };
  throw new BadAnswer('Write the name, a comma, and the qualification.');
}

/** The place of the first class in the starter, and all classes as the school calls them: Std 1, Class 1. */
function readClasses(typed: string) {
  const labels = starterClasses();
  const [, from = '', to = ''] = /^(.*\S)\s+to\s+(\S.*)$/i.exec(typed.trim()) ?? [];
  const ends = [from, to].map((end) => {
    const [, word = '', number] = /^(\D*?)\s*(\d+)$/.exec(end) ?? [];
    const at = labels.findIndex((label) =>
      number ? label.endsWith(` ${number}`) : label.toLowerCase() === end.toLowerCase(),
    );
    return { at, word };
  });
  const [first, last] = ends;
  if (!first || !last || first.at < 0 || last.at < first.at)
    throw new BadAnswer(
      `Write the lowest and the highest class with “to” between them, for example Nursery to Std 8. There are ${labels.join(', ')}; the word before a number may be another.`,
    );
  const word = last.word || first.word;
  const own = labels
    .slice(first.at, last.at + 1)
    .map((label) => (word ? label.replace(/^.* (?=\d+$)/, `${word} `) : label));
  return { first: first.at, labels: own };
}

function starterClasses(): string[] {
  const file = parse(readFileSync(`${starterFolder}/facts/classes.yaml`, 'utf8')) as { classes: { label: string }[] };
  return file.classes.map(({ label }) => label);
}
