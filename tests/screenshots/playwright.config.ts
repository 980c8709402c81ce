/*
 * Pictures of every kind of screen and state at three widths, for people to compare. On the earlier commit:
 * npm run build && npx playwright test --config=tests/screenshots --update-snapshots
 * On the later one the same without `--update-snapshots`; `npx playwright show-report .cache/screens/report` then shows both and the difference.
 */
process.env.TESTED_PROJECT ??= process.cwd();
const { default: config } = await import('../../playwright.config');

export default {
  ...config,
  testDir: '.',
  snapshotPathTemplate: '../../.cache/screens/{arg}-{projectName}{ext}',
  reporter: [['list'], ['html', { outputFolder: '../../.cache/screens/report', open: 'never' }]],
  projects: [360, 768, 1440].map((width) => ({ name: `${width}`, use: { viewport: { width, height: 900 } } })),
};
