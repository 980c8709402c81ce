/** Class of conditional questions, for `app/render/conditional-question-styles.ts`. */
export const dependentClass = 'only-if';
