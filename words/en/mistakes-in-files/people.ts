import { counted } from '../../counted.ts';
import type { InFiles } from '../../mistakes.ts';
import type { peopleMistakes } from '../mistakes/people.ts';

export const peopleMistakesInFiles: InFiles<typeof peopleMistakes> = {
  'second-principal': ({ name, principal, place }) => ({
    expected: `the principal of content/school.yaml, ${principal}`,
    found: `“${name}”`,
    advice: {
      staff: `If the school has a new principal, write the name after “principal:” in content/school.yaml; all screens take it from there. If not, correct the designation of ${name}, or leave it if the school has two.`,
      signature:
        'Write name: "{{principalName}}", which is always the name of content/school.yaml. If a former principal signs, leave the name.',
      committee: 'Write name: "{{principalName}}". If the committee is one of former years, leave the name.',
    }[place],
  }),
  'staff-by-name': ({ name }) => ({
    expected: 'someone who does not work at the school',
    found: `“${name}”, who is in content/facts/staff.yaml`,
    advice: `Write “staff: ${name}” in place of “name:”: then you are told when they leave the school.`,
  }),
  'two-spellings': ({ name, other, file }) => ({
    expected: `the spelling of content/${file}, “${other}”`,
    found: `“${name}”`,
    advice: 'Write the name in the same way in both places. If they are two people, leave both as they are.',
  }),
  'staff-not-counted-once': ({ designation, table, file, posts, isException }) => {
    const twice = [...posts.map((post) => `“${post}”`), ...(isException ? ['“except:”'] : [])].join(' and ');
    return {
      expected: `a designation that the table “${table}” of content/${file} counts once, or leaves out`,
      found: `“${designation}”${twice && `, which is below ${twice}`}`,
      advice: twice
        ? 'Delete it there from one of them, or write the designations in full.'
        : 'Add it there to the designations of a post, or to “except:” if the post is not counted.',
    };
  },
  'class-without-sections': ({ label, file }) => ({
    expected: `how many sections ${label} has, since a row of content/${file} counts the teachers for each`,
    found: 'nothing',
    advice: 'Write for example sections: 2 below the other fields of the class.',
  }),
  'tests-per-group': ({ groups, tests }) => ({
    expected: `${counted(groups.length, 'test')}, one for each of the groups: ${groups.join(', ')}`,
    found: tests.join(', '),
    advice: 'Name one test for each group, in the order of groups; write – for a group that has none.',
  }),
  'committee-not-named': ({ known }) => ({
    expected: 'an id from content/facts/committees.yaml',
    advice: `Write one of: ${known.join(', ')}; or add the new entry to content/facts/committees.yaml first.`,
  }),
};
