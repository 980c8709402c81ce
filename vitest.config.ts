import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,forms,illustrations,model,server,tools,words}/**/*.test.{ts,tsx}'],
  },
});
