/** Class of conditional questions. In its own file because browser tests can't import style sheets. */
export const dependentClass = 'only-if';
