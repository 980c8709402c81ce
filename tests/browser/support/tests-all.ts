/** `npm run test:all`: every page where one of each kind is enough by day. */
export const testsAll = process.env.TEST_ALL !== undefined;
