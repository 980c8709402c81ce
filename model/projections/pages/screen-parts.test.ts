import { describe, expect, test } from 'vitest';
import { readSiteContent } from '../../reading/read-site-content';
import type { Edit } from '../../testing/edited-content';
import { editedSchool } from '../../../tests/support/temporary-folder';
import { messageAfter, warningsAfter } from '../../testing/messages';
import { alumni } from '../../testing/rule-examples/facts';
import { pathOfForm } from './form-screens';
import { isKeptUnseen } from './screen-parts';

const career: Edit = { file: 'screens/career.yaml', to: undefined };
const menu: Edit = { file: 'menu.yaml', from: '/career', to: '/alumni' };

const table = (row: string) =>
  `  - title: Results\n    columns: [Year, Passed]\n    rows:\n      - ['2025', '58']\n      - ${row}\n`;

describe('a screen of parts', () => {
  test('has a form, and no other screen has it', () => {
    const folder = editedSchool(career, menu, alumni('  - text: Write to us.\n  - form: career\n'));
    const content = readSiteContent(folder);
    expect(pathOfForm(content, 'career')).toBe('/alumni');
    const kept = content.screens.filter(isKeptUnseen).map(({ path }) => path);
    expect(kept.sort()).toEqual(['/alumni', '/classes', '/contact-us', '/enquiry-form']);
    expect(messageAfter(alumni('  - form: career\n'))).toContain('“career” is there twice.');
  });

  test('refers to existing entries', () => {
    expect(messageAfter(alumni('  - rules: [admision]\n'))).toContain('Did you mean “admission”?');
    expect(messageAfter(alumni('  - documents: [{ label: Fees, document: fee-details }]\n'))).toContain(
      'Did you mean “fees-details”?',
    );
    expect(messageAfter(alumni('  - form: carreer\n'))).toContain('carreer');
    expect(messageAfter(alumni('  - picture: { photo: none.jpg, alt: Nothing }\n'))).toContain('none.jpg');
  });

  test('has one form at most', () => {
    expect(messageAfter(alumni('  - form: career\n  - form: enquiry\n'), career, menu)).toContain(
      'A page can have one form.',
    );
  });

  test('has tables whose rows are as long as their heads', () => {
    expect(messageAfter(alumni(table("['2024', –]")))).toBeUndefined();
  });

  test('is signed by the principal of the school', () => {
    const signature =
      '  - signature: { name: Mr. Somebody Else, role: Principal, picture: { illustration: portrait, seed: 1 } }\n';
    expect(warningsAfter(alumni(signature)).join('\n')).toContain('parts › 1 › signature › name');
  });

  test('has people in groups', () => {
    const people = `  - people:
      - { group: In the village }
      - { name: A nurse, role: Class of 2011, figure: 12 years, words: "**Ask** first.", picture: { illustration: portrait, seed: 1 } }
`;
    expect(messageAfter(alumni(people))).toBeUndefined();
    expect(messageAfter(alumni(people.replace('      - { group: In the village }\n', '')))).toBeUndefined();
    expect(messageAfter(alumni(`${people}      - { name: A farmer, role: Class of 2004 }\n`))).toContain('picture');
  });
});
