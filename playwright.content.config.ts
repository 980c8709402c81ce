/*
 * Tests of everything that depends on the content, on the site that `npm run build` has built of it:
 * npx playwright test --config=playwright.content.config.ts
 */
process.env.TESTED_PROJECT ??= process.cwd();
const { default: config } = await import('./playwright.config');

export default { ...config, testDir: 'tests/browser/content', projects: [{}] };
