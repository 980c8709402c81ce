/** Least length of a password, in code points. Length is the only rule: others make people write passwords down. */
export const minPasswordLength = 10;
