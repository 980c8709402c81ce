import { content } from '../support/content';
import { differences } from './differences';
import { saidByContent } from './said-by-content';
import { factsOfContent } from './what-the-specification-fixes';

/** Reports where the content differs from the specification; fails where it must not. */
const found = differences(factsOfContent, saidByContent(content));
const mistakes = found.filter(({ owner }) => owner === 'specification');
const edits = found.filter(({ owner }) => owner === 'office');
const count = factsOfContent.reduce((sum, { facts }) => sum + Object.keys(facts).length, 0);

console.log(`${count} facts of the specification compared with content/.`);
if (found.length === 0) console.log('The content says what the specification says.');
if (edits.length > 0) {
  console.log('The office has moved the content away from the specification. That is its right, and nothing fails:');
  for (const { inWords } of edits) console.log(`  ${inWords}`);
}
if (mistakes.length > 0) {
  console.error('The content must say what the specification says, since others rely on it. Change back:');
  for (const { inWords } of mistakes) console.error(`  ${inWords}`);
  process.exitCode = 1;
}
