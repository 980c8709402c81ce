import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Time says nothing about a machine that others share; only a test that hangs should end here.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['{app,forms,illustrations,model,server,tools,words}/**/*.test.{ts,tsx}'],
  },
});
