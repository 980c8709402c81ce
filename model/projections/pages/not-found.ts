/** Fragment of Home: the element that says that an address leads nowhere. It shows where an address ends in it. */
export const NOT_FOUND = 'not-found';
