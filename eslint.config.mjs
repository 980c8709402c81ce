import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The rooms from the ground up, in rows: a room imports only from rows above its own in this list. docs/architecture.md
 * says what lives in each.
 */
const house = [
  ['words', 'look', 'setup'],
  ['forms', 'search'],
  ['model'],
  ['app', 'illustrations', 'server'],
  ['pipeline'],
  ['commands'],
  ['tests', 'content', 'examples'],
];
const inModel = [['concepts'], ['mistakes'], ['projections'], ['checks'], ['reading'], ['testing']];
const inApp = [['send', 'islands'], ['components'], ['shell'], ['pages'], ['render']];

const forbiddenImports = [
  ...downwards(house),
  ...downwards(inModel, 'model/'),
  ...downwards(inApp, 'app/'),
  // Drawings know only what a look may name; components know neither routes nor this school.
  { target: './illustrations', from: ['./words', './forms', './search', './model'] },
  { target: './app/components', from: ['./model'] },
];

/** @param {string[][]} rows */
function downwards(rows, folder = '') {
  return rows
    .flatMap((row, index) =>
      row.map((room) => ({
        target: `./${folder}${room}`,
        from: [...row, ...rows.slice(index + 1).flat()]
          .filter((other) => other !== room)
          .map((other) => `./${folder}${other}`),
      })),
    )
    .filter(({ from }) => from.length > 0);
}

export default tseslint.config(
  { ignores: ['build/', 'public/', '.cache/', '.data/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // What needs types is in .oxlintrc.json.
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['tests/browser/**/*.spec.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['expect'] }],
      // What a page must have depends on what the content says, and which engine can show it.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      'playwright/no-skipped-test': 'off',
      // Bytes are counted when nothing more comes.
      'playwright/no-networkidle': 'off',
      // Tags are joined by conditions.
      'playwright/valid-test-tags': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/storage.ts', 'app/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'BroadcastChannel'].map((name) => ({
          name,
          message:
            'All sites of a host share it: use app/storage.ts, which puts the folder of the site into each name.',
        })),
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Identifier[name=useId]', message: 'It gives another id on the page than in its island.' },
        // A function has made each address of an element: `href()` one of ours, `telephoneLink()` and the like one of elsewhere.
        ...[
          'Literal[value=/^\\u002F/]',
          'JSXExpressionContainer > :not(CallExpression, TemplateLiteral, Literal)',
          'JSXExpressionContainer > CallExpression[callee.name=/./]:not([callee.name=/^(href|absolute|\\w+Link)$/])',
          'JSXExpressionContainer > :matches(TemplateLiteral[quasis.0.value.raw=/^(\\u002F|$)/], Literal[value=/^\\u002F/])',
        ].map((value) => ({
          selector: `JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(href|src|srcSet|action|poster|data)$/] > ${value}`,
          message: 'Write href(address), from app/href.ts: the site may stand in a folder of its host.',
        })),
      ],
    },
  },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: forbiddenImports }],
      'import-x/no-default-export': 'error',
      'no-console': 'off',
    },
  },
  {
    // Unit tests stand beside what they test, and may start whole programs.
    files: ['**/*.{test,fixture}.{ts,tsx}', '**/testing/**'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    // Frameworks and tools ask for a default export here.
    files: [
      'app/**/*.island.{ts,tsx}',
      'tests/support/starter-forms.fixture.ts',
      'app/env.d.ts',
      '*.config.{ts,mjs}',
      'tests/browser/*setup.ts',
      'tests/browser/engines/journey-table.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
