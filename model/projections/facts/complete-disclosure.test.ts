import { expect, test } from 'vitest';
import { completeDisclosure } from './complete-disclosure';

const colleague = (name: string, designation: string) => ({ name, designation });
const first = [colleague('Mrs. Asha Kulkarni', 'TGT Hindi'), colleague('Mr. Imran Shaikh', 'PRT English')];
const principal = { name: 'Mrs. Vandana Patwardhan', qualification: 'M.Ed.' };

function complete(section: object, language: 'en' | 'mr' | 'hi' = 'en', classes: object[] = []) {
  const mistakes: unknown[] = [];
  const data = { sections: [{ title: 'A', rowTitle: 'Row', valueTitle: 'Value', rows: [], ...section }] };
  const shown = [{ name: 'सौ. आशा कुलकर्णी' }, { name: 'श्री. इमरान शेख' }];
  const staff = { first, shown: language === 'en' ? first : shown };
  const counted = { staff: first, school: { principal }, classes };
  const { sections } = completeDisclosure(data as never, { language, staff, counted: counted as never }, (mistake) =>
    mistakes.push(mistake),
  );
  return { rows: sections[0]?.rows, tables: sections[0]?.tables, mistakes };
}

const columns = ['Year', 'Registered', 'Passed', 'Percentage', 'Remarks'];

test('percentages are computed, and 100 means that all pupils have passed', () => {
  const results = [
    { year: 2026, registered: 60, passed: 54 },
    { year: 2025, registered: 3, passed: 2, remarks: 'First batch' },
    { year: 2024, registered: 1050, passed: 1049 },
    { year: 2023, registered: 40, passed: 40 },
  ];
  expect(complete({ tables: [{ title: 'X', columns, results }] }).tables?.[0]?.rows).toEqual([
    ['2026', '60', '54', '90%', '–'],
    ['2025', '3', '2', '66.67%', 'First batch'],
    ['2024', '1050', '1049', '99.9%', '–'],
    ['2023', '40', '40', '100%', '–'],
  ]);
});

test('a year without results has the date since when they are awaited, or a reason', () => {
  const results = [
    { year: 2026, awaited: '2026-11-01' },
    { year: 2025, notApplicable: 'The school ended with class IX' },
  ];
  const [table] = complete({ tables: [{ title: 'X', columns, results }] }, 'hi').tables ?? [];
  expect(table?.rows).toEqual([
    ['2026', 'जानकारी आनी बाकी है', 'जानकारी आनी बाकी है', 'जानकारी आनी बाकी है', 'जानकारी आनी बाकी है (1 नवंबर 2026 से)'],
    ['2025', 'लागू नहीं', 'लागू नहीं', 'लागू नहीं', 'The school ended with class IX'],
  ]);
  expect(table?.awaited).toEqual([{ year: 2026, awaited: '2026-11-01' }]);
});

test.each([
  ['en', 'Mr. Imran Shaikh'],
  ['mr', 'श्री. इमरान शेख'],
] as const)('a member of the staff is named in the language of the page: %s', (language, value) => {
  const rows = [{ label: 'Counsellor', staff: 'Mr. Imran Shaikh' }];
  expect(complete({ rows }, language).rows).toEqual([{ label: 'Counsellor', value }]);
});

test('teachers for each section are counted, and never rounded up', () => {
  const rows = [{ label: 'Ratio', teachersPerSection: ['TGT', 'PRT'] }];
  const classes = [
    { label: 'Grade 1', sections: 2 },
    { label: 'Grade 2', sections: 1 },
  ];
  expect(complete({ rows }, 'en', classes).rows).toEqual([
    { label: 'Ratio', value: '0.66 for each section (teachers: 2, sections: 3)' },
  ]);
});
