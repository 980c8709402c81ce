/** Of a question that depends on an answer: `app/render/conditional-question-styles.ts` hides it where scripts run, until it is asked. */
export const dependentClass = 'only-if';
