/** CSS class of conditional questions. The file imports no styles, since browser tests can't load those. */
export const dependentClass = 'only-if';
