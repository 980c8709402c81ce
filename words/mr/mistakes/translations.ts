export const translationMistakes = {
  'translation-to-confirm': ({ was, source }: { was: string; source: string }) =>
    `हे भाषांतर आधीच्या मजकुराचे आहे: ${was} आता मजकूर असा आहे: ${source} भाषांतर बरोबर असल्याचे नोंदवा किंवा दुरुस्त करा.`,
  'outdated-translation-not-shown': (_: { signs: string }) =>
    'मजकूर बदलला आहे. या भाषांतरातील माहिती किंवा लिंक नव्या मजकुराशी जुळत नाहीत. पुन्हा भाषांतर करा.',
  'earlier-text-unchanged': (_: { was: string }) => 'मजकूर पूर्वीसारखाच आहे. भाषांतर बरोबर असल्याचे नोंदवा.',
  'earlier-text-untranslated': (_: { was: string }) => 'या मजकुराचे अजून भाषांतर नाही. भाषांतर करा.',
};
