/**
 * Runs what it is given one after the other, also after one that has failed. It keeps nothing of what they give: an open site
 * holds the whole content.
 */
export function inTurn(): <Made>(make: () => Promise<Made>) => Promise<Made> {
  let before: Promise<void> = Promise.resolve();
  return (make) => {
    const made = before.then(make);
    const end = () => undefined;
    before = made.then(end, end);
    return made;
  };
}
