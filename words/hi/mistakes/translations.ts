export const translationMistakes = {
  'translation-to-confirm': ({ was, source }: { was: string; source: string }) =>
    `यह अनुवाद पहले के पाठ का है: ${was} अब पाठ यह है: ${source} अनुवाद सही होने की पुष्टि करें या उसे सुधारें।`,
  'outdated-translation-not-shown': (_: { signs: string }) =>
    'पाठ बदल गया है। इस अनुवाद की जानकारी या लिंक नए पाठ से मेल नहीं खाते। फिर से अनुवाद करें।',
  'earlier-text-unchanged': (_: { was: string }) => 'पाठ पहले जैसा ही है। अनुवाद सही होने की पुष्टि करें।',
  'earlier-text-untranslated': (_: { was: string }) => 'इस पाठ का अभी अनुवाद नहीं है। अनुवाद करें।',
};
