/** Fragment that unknown addresses lead to: it makes Home show that there is no such page. */
export const NOT_FOUND = 'not-found';
