const titleAndText = { title: { label: 'शीर्षक' }, text: { label: 'पाठ' } };

export const partsFields = {
  part: {
    title: { label: 'शीर्षक', help: 'न हो, तो भी चलेगा।', shown: 'इस भाग के ऊपर' },
    text: { label: 'पाठ' },
    picture: { label: 'एक चित्र' },
    pictures: { label: 'कई चित्र', help: 'हर चित्र को बड़ा करके देखा जा सकता है।' },
    people: { label: 'लोग', help: 'हर एक का चित्र होना चाहिए। शीर्षक से नया समूह शुरू होता है।' },
    cards: { label: 'कार्ड', help: 'अगल-बगल दिखने वाले छोटे पाठ।' },
    steps: { label: 'चरण', help: 'तय क्रम में; क्रम संख्या अपने आप आती है।' },
    rules: { label: 'नियमों की सूचियाँ', help: 'सूचियों के छोटे नाम, पृष्ठ के क्रम में।', example: 'leave' },
    signature: { label: 'हस्ताक्षर', help: 'ऊपर का पाठ किसकी ओर से है, जैसे प्रधानाचार्य की ओर से।' },
    tables: {
      label: 'तालिकाएँ',
      help: 'पृष्ठ के क्रम में।',
      choices: {
        fees: 'शुल्क',
        'fees-in-other-language': 'दूसरी भाषा में शुल्क',
        'common-holidays': 'लंबी छुट्टियाँ',
        'gazetted-holidays': 'राजपत्रित अवकाश',
        'examination-cycle': 'परीक्षाएँ',
        committees: 'समितियाँ',
      },
    },
    documents: { label: 'दस्तावेज़', help: 'लिंक, जिनसे पीडीएफ़ नए टैब में खुलती है।' },
    form: { label: 'फ़ॉर्म', help: 'फ़ॉर्म का छोटा नाम। एक फ़ॉर्म एक ही पृष्ठ पर हो सकता है।', example: 'career' },
    facts: {
      label: 'स्कूल की जानकारी',
      help: 'जो जानकारी स्कूल पहले ही दूसरी जगह भर चुका है।',
      choices: { staff: 'कर्मचारियों के कार्ड', classes: 'कक्षाएँ और उनका शुल्क', contact: 'स्कूल से संपर्क' },
    },
  },
  card: titleAndText,
  step: titleAndText,
  table: {
    title: { label: 'तालिका का शीर्षक', example: 'स्कूल का समय' },
    columns: { label: 'स्तंभ', help: 'कम से कम दो शीर्षक। कतार किस बारे में है, यह पहला स्तंभ बताता है।' },
    rows: { label: 'कतारें', help: 'हर स्तंभ के लिए एक पाठ; जहाँ कुछ बताने को न हो, वहाँ –।' },
  },
  notice: {
    title: { label: 'सूचना का शीर्षक', help: 'सूचना किस बारे में है, कुछ शब्दों में।', example: 'शनिवार को स्कूल बंद' },
    date: { label: 'सूचना की तारीख', example: '2026-11-14' },
    until: {
      label: 'आखिरी दिन',
      help: 'मुख्य पृष्ठ और सूचनाओं का पृष्ठ इसे इस दिन तक दिखाते हैं। दिन न हो, तो 90 दिन; पुरानी सूचनाओं में यह बनी रहती है।',
      example: '2026-11-21',
    },
    pinned: {
      label: 'ज़रूरी सूचना',
      help: 'यह बाकी सब सूचनाओं से पहले दिखती है; आखिरी दिन दिया हो, तो उस दिन तक। ज़रूरी न हो, तो न लिखें।',
    },
    picture: { label: 'चित्र' },
    pdf: { label: 'पीडीएफ़', help: 'सूचना के साथ की पीडीएफ़ का नाम, जैसे कोई परिपत्र।', example: 'circular.pdf' },
  },
};
