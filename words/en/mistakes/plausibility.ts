/** What only the school can judge: true content may break these rules, so that they are warnings. */
export const plausibilityMistakes = {
  /** Schools keep content that a release has renamed. */
  'former-name': ({ former, name }: { former: string; name: string }) =>
    `“${former}” is now called “${name}”. It still works, but please use the new name.`,
  /** A number in another form is read and dialled, but looks odd beside the others. */
  'landline-not-as-dialled': ({ meant }: { number: string; meant: string }) =>
    `Write ${meant}, the way people dial it.`,
};
