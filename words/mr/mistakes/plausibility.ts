export const plausibilityMistakes = {
  'former-name': ({ former, name }: { former: string; name: string }) =>
    `“${former}” चे नवीन नाव “${name}” आहे. जुने नाव चालते, पण नवीन नाव वापरा.`,
  'landline-not-as-dialled': ({ meant }: { number: string; meant: string }) =>
    `${meant} असे लिहा, लोक जसा डायल करतात तसा.`,
};
