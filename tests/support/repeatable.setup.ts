import fc from 'fast-check';

/** A failure has its cause in a change, not in chance: only `npm run test:all` searches at random, and prints the seed of what it finds. */
if (!process.env.TEST_ALL) fc.configureGlobal({ seed: 1 });
