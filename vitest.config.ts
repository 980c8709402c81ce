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
    // Whatever the developer is building at the moment.
    env: { VITE_BASE_PATH: '' },
    // Time says nothing about a machine that others share; only a test that hangs should end here.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Vitest leaves one core to itself; where there are two, that is half of them.
    maxWorkers: '100%',
    // From 25 on Node has a `localStorage` of its own, without a file for it, and Vitest leaves that in the place of the
    // browser's until version 5: https://github.com/vitest-dev/vitest/issues/8757
    execArgv: 'localStorage' in globalThis ? ['--no-webstorage'] : [],
    projects: [
      {
        extends: true,
        // What has a document, or replaces modules by others: each file in a context of its own, which starts faster than a process.
        test: { name: 'components', pool: 'vmThreads', include: ['app/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        // It replaces modules, too. In such a context, errors of Node are no `Error`.
        test: { name: 'durable-order', include: ['server/storage/durable-order.test.ts'] },
      },
      {
        extends: true,
        // Each starts programs and servers of its own; what they load takes longer than many of the tests.
        test: {
          name: 'programs',
          // Not by `exclude`, in the place of which the command line has its own.
          include: ['{commands,pipeline,server,setup,tests}/**/!(durable-order).test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        extends: true,
        // What these rooms remember depends on what they are given alone: one after the other, all files use the same modules.
        test: { name: 'rules', include: ['{forms,look,model,search,words}/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        // Thousands of drawings: React for development takes three times as long to write them.
        oxc: { jsx: { development: false } },
        test: {
          name: 'drawings',
          include: ['illustrations/**/*.test.ts'],
          env: { NODE_ENV: 'production' },
          isolate: false,
        },
      },
    ],
  },
});
