/** In `npm run test:all`. */
export const testsAll = process.env.TEST_ALL !== undefined;
