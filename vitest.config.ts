import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inlineScript } from './pipeline/bundles/inline-script.ts';

export default defineConfig({
  plugins: [inlineScript()],
  resolve: {
    alias: { 'virtual:forms': fileURLToPath(new URL('tests/support/starter-forms.fixture.ts', import.meta.url)) },
  },
  test: {
    globalSetup: 'tests/support/programs.setup.ts',
    setupFiles: 'vitest.setup.ts',
    unstubEnvs: true,
    // A base path in the developer's environment would change every address.
    env: { VITE_BASE_PATH: '' },
    // Tests are slow on a busy machine, so only a test that hangs should reach these limits.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // By default Vitest keeps one core free, which is half of two.
    maxWorkers: '100%',
    // Node 25 has its own `localStorage`, which hides happy-dom’s until Vitest 5: https://github.com/vitest-dev/vitest/issues/8757
    execArgv: 'localStorage' in globalThis ? ['--no-webstorage'] : [],
    projects: [
      {
        extends: true,
        // Tests with a DOM or with mocked modules: each file has a context of its own, which starts faster than a process.
        test: {
          name: 'components',
          pool: 'vmThreads',
          include: ['{app,office/pages,office/script}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        // This test mocks modules, but can't run in a context of its own: there, Node’s errors are no instances of `Error`.
        test: { name: 'durable-order', include: ['server/storage/durable-order.test.ts'] },
      },
      {
        extends: true,
        // Files share their modules: loading those takes longer than many tests.
        test: {
          name: 'programs',
          // We exclude files by this pattern, because the command line’s --exclude would replace an `exclude` here.
          include: [
            '{commands,pipeline,server,setup,tests}/**/!(durable-order|make-pictures|own-descriptions).test.{ts,tsx}',
            'office/!(pages|script)/**/*.test.ts',
            'office/*.test.ts',
          ],
          setupFiles: ['tests/support/repeatable.setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        // These tests are of pure code, so files can share their modules.
        test: {
          name: 'rules',
          include: ['{forms,look,model,search,words}/**/*.test.ts'],
          setupFiles: ['tests/support/repeatable.setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        // React’s development build renders the thousands of drawings three times slower.
        oxc: { jsx: { development: false } },
        test: {
          name: 'drawings',
          include: ['illustrations/**/*.test.ts', 'pipeline/**/{make-pictures,own-descriptions}.test.ts'],
          env: { NODE_ENV: 'production' },
          isolate: false,
        },
      },
    ],
  },
});
