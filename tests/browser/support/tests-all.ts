/** Whether `npm run test:all` runs the tests. */
export const testsAll = process.env.TEST_ALL !== undefined;
