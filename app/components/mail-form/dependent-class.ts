/** Of a question that depends on an answer: `app/render/unasked-questions.ts` hides it where scripts run, until it is asked. */
export const dependentClass = 'only-if';
