import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AtRule, type Container, type Declaration, parse, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { type ColourName, colourNames } from '../../../look/colours';
import { contrastPairs } from '../../../look/contrast-pairs';

const tokens = readFileSync('app/styles/tokens.css', 'utf8');

/** The colour behind a custom property, for example `wallDark` for `--colour-heading`: tokens.css names it. */
function nameOf(property: string): ColourName | undefined {
  const other = new RegExp(`${property}:\\s*var\\((--colour-[\\w-]+)\\)`).exec(tokens)?.[1];
  if (other) return nameOf(other);
  const camel = property.replace('--colour-', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return colourNames.find((name) => name === camel);
}

function coloursIn(value: string): ColourName[] {
  return [...value.matchAll(/var\((--colour-[\w-]+)/g)].map(([, property = '']) => {
    const name = nameOf(property);
    if (!name) throw new Error(`${property} is no colour of look/colours.ts`);
    return name;
  });
}

const isFront = (property: string) => /^(color|outline(-color)?|border.*|fill|stroke)$/.test(property);
const isBack = (property: string) => /^background(-color)?$/.test(property);

interface Use {
  front: ColourName;
  back: ColourName;
  where: string;
}

/** Lists each foreground colour with the background on which a rule or its parents put it. */
function usesIn(css: string, file: string): Use[] {
  const uses: Use[] = [];
  parse(css).walkRules((rule) => {
    const own = declarationsOf(rule);
    const around = enclosing(rule).flatMap(declarationsOf);
    const back = [...own, ...around].find(({ prop }) => isBack(prop));
    const fronts = own.filter(({ prop }) => isFront(prop));
    // A new background changes the contrast of the inherited text colour.
    if (own.some(({ prop }) => isBack(prop)) && !own.some(({ prop }) => prop === 'color'))
      fronts.push(...around.filter(({ prop }) => prop === 'color').slice(0, 1));
    for (const front of fronts.flatMap(({ value }) => coloursIn(value)))
      for (const ground of back ? coloursIn(back.value) : [])
        if (front !== ground) uses.push({ front, back: ground, where: `${file}: ${rule.selector}` });
  });
  return uses;
}

function declarationsOf(rule: Container): Declaration[] {
  return (rule.nodes ?? []).filter((node) => node.type === 'decl');
}

function enclosing(rule: Rule): (Rule | AtRule)[] {
  const { parent } = rule;
  return parent?.type === 'rule' ? [parent, ...enclosing(parent)] : [];
}

const sheets = ['app', 'office'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('print.css'))
    .map((file) => ({ file, css: readFileSync(path.join(room, file), 'utf8') })),
);

/** Colours of decorative lines. They need no contrast, since spacing separates the same things. */
const adornments: readonly ColourName[] = ['line', 'printLine'];
const adorns = ({ front, back }: Use) => adornments.includes(front) || (front === 'action' && back === 'pageShade');

const isListed = (use: Use) =>
  contrastPairs.some(({ front, back }) => front === use.front && back === use.back) || adorns(use);

test('finds a text colour on the background of its rule and of the parent rule', () => {
  const css = `.a { background: var(--colour-wall); color: var(--colour-on-wall); & b { color: var(--colour-action); } }`;
  expect(usesIn(css, 'x')).toEqual([
    { front: 'page', back: 'wall', where: 'x: .a' },
    { front: 'action', back: 'wall', where: 'x: & b' },
  ]);
});

test('every colour pair of the styles is in the list', () => {
  const missing = sheets.flatMap(({ file, css }) => usesIn(css, file)).filter((use) => !isListed(use));
  expect(missing, 'Add the pair to look/contrast-pairs.ts with the contrast that it needs').toEqual([]);
});

test('every colour of the styles is in a pair', () => {
  const css = sheets.map((sheet) => sheet.css).join('\n');
  const used = [...new Set(coloursIn(css))].filter((name) => !adornments.includes(name));
  const listed = contrastPairs.flatMap(({ front, back }) => [front, back]);
  expect(used.filter((name) => !listed.includes(name))).toEqual([]);
});
