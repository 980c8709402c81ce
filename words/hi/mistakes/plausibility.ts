export const plausibilityMistakes = {
  'former-name': ({ former, name }: { former: string; name: string }) =>
    `“${former}” का नया नाम “${name}” है। पुराना नाम चलता है, पर नया नाम लिखें।`,
  'landline-not-as-dialled': ({ meant }: { number: string; meant: string }) => `${meant} लिखें, जैसे लोग डायल करते हैं।`,
};
