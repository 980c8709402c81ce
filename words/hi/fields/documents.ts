import { searchWords } from './search-words.ts';

const awaited = {
  label: 'कब से आना बाकी',
  help: 'जिस दिन से कार्यालय इसकी राह देख रहा है। पृष्ठ पर दिखता है कि जानकारी आनी बाकी है।',
  example: '2026-11-01',
};
const notApplicable = {
  label: 'लागू क्यों नहीं',
  help: 'केवल वहाँ, जहाँ देने को कोई जानकारी नहीं।',
  example: 'स्कूल दसवीं कक्षा तक है',
};
const firstWords = 'पहले शब्द काफ़ी हैं: TGT में TGT Hindi भी आता है।';

export const documentsFields = {
  documents: {
    documents: { label: 'दस्तावेज़ों की सूची' },
  },
  document: {
    id: {
      label: 'छोटा नाम',
      help: 'अंग्रेज़ी के छोटे अक्षरों में। इसे कभी न बदलें: पीडीएफ़ का पता बोर्ड के पास दर्ज है।',
      example: 'fire-safety-certificate',
      shown: 'पीडीएफ़ के पते में',
    },
    title: { label: 'दस्तावेज़ का नाम', example: 'अग्नि सुरक्षा प्रमाणपत्र' },
    scan: { label: 'स्कैन', help: 'स्कैन की हुई पीडीएफ़ का नाम।', example: 'fire-safety-2026.pdf' },
    issued: { label: 'जारी होने की तारीख', help: 'जो दस्तावेज़ पर लिखी है।', example: '2026-04-01' },
    validUntil: {
      label: 'कब तक मान्य',
      help: 'अवधि खत्म होती हो, तो उसका आखिरी दिन। उससे 60 दिन पहले याद दिलाया जाता है।',
      example: '2027-03-31',
      shown: 'दस्तावेज़ के लिंक के बगल में',
    },
    facts: {
      label: 'किससे बनता है',
      help: 'पीडीएफ़ पृष्ठों की जानकारी से ही बनती है, इसलिए दोनों हमेशा मेल खाते हैं।',
      choices: { fees: 'शुल्क', calendar: 'छुट्टियाँ और परीक्षाएँ', committee: 'समिति के सदस्य' },
    },
    committee: {
      label: 'समिति',
      help: 'समिति का छोटा नाम। केवल तब, जब पीडीएफ़ समिति के सदस्यों से बनती हो।',
      example: 'pocso',
    },
    text: { label: 'पीडीएफ़ का पाठ' },
    searchWords,
    awaited: {
      label: 'कब से आना बाकी',
      help: 'जिस दिन से स्कैन नहीं है। उसके आने तक पीडीएफ़ बताती है कि यह दस्तावेज़ कार्यालय देगा।',
      example: '2026-11-01',
    },
  },
  documentRow: {
    label: { label: 'सूची में नाम', example: 'अग्नि सुरक्षा प्रमाणपत्र' },
    document: {
      label: 'दस्तावेज़',
      help: 'दस्तावेज़ों की सूची में इसका छोटा नाम।',
      example: 'fire-safety-certificate',
    },
  },
  documentsSection: {
    letter: {
      label: 'अक्षर',
      help: 'विभागों के अक्षर हों, तो अंग्रेज़ी का बड़ा अक्षर।',
      example: 'A',
      shown: 'शीर्षक से पहले',
    },
    title: { label: 'विभाग का शीर्षक', example: 'सामान्य जानकारी' },
    rowTitle: { label: 'पहले स्तंभ का शीर्षक', help: 'नामों के ऊपर।', example: 'दस्तावेज़' },
    valueTitle: { label: 'दूसरे स्तंभ का शीर्षक', help: 'लिंक और ब्योरे के ऊपर।', example: 'देखें' },
    rows: { label: 'कतारें', help: 'हर कतार में नाम, और उसके बारे में देने की जानकारी।' },
    tables: { label: 'और तालिकाएँ', help: 'परिणाम, या शिक्षकों की संख्या।', shown: 'कतारों के नीचे' },
  },
  disclosureRow: {
    label: { label: 'कतार का नाम', example: 'पुस्तकालय का क्षेत्रफल' },
    value: { label: 'ब्योरा', example: '500 वर्ग फ़ुट' },
    link: {
      label: 'वेबसाइट का पता',
      help: 'दूसरी जगह के किसी पृष्ठ या वीडियो का।',
      example: 'https://www.example.com/video',
    },
    linkText: { label: 'लिंक का पाठ', example: 'वीडियो देखें' },
    staff: {
      label: 'स्कूल के कर्मचारी',
      help: 'नाम कर्मचारियों की सूची के अनुसार।',
      example: 'Mrs. Asha Kulkarni',
    },
    teachersPerSection: {
      label: 'हर सेक्शन के शिक्षक',
      help: `जो पद शिक्षक गिने जाते हैं। ${firstWords}`,
      example: 'TGT',
      shown: 'अनुपात के रूप में, जो अपने आप निकलता है',
    },
    notApplicable,
    awaited,
  },
  disclosureTable: {
    title: { label: 'तालिका का शीर्षक', example: 'दसवीं कक्षा का परिणाम' },
    columns: {
      label: 'स्तंभ',
      help: 'उनके शीर्षक। पदों के लिए: पद और संख्या; परिणाम के लिए: वर्ष, पंजीकृत, उत्तीर्ण, प्रतिशत और टिप्पणी।',
    },
    rows: { label: 'कतारें', help: 'हर स्तंभ के लिए एक पाठ; जहाँ कुछ बताने को न हो, वहाँ –।' },
    posts: { label: 'पद', help: 'हर पद पर कितने कर्मचारी हैं, यह अपने आप गिना जाता है।' },
    except: {
      label: 'न गिने जाने वाले कर्मचारी',
      help: `जो पद इनमें से किसी में नहीं आते। ${firstWords}`,
      example: 'Accountant',
      shown: 'कहीं नहीं: यह इसलिए है कि गिनती में कोई छूट न जाए',
    },
    results: { label: 'परिणाम', help: 'हर साल का, सबसे नया पहले। प्रतिशत अपने आप निकलता है।' },
  },
  countedPosts: {
    post: { label: 'तालिका में पद', example: 'TGT' },
    designations: {
      label: 'गिने जाने वाले पद',
      help: `${firstWords} स्कूल प्रमुख प्रधानाचार्य (Principal) गिने जाते हैं।`,
      example: 'TGT',
    },
  },
  yearResult: {
    year: { label: 'परीक्षा का वर्ष', example: '2026' },
    registered: { label: 'पंजीकृत', help: 'कितने विद्यार्थियों का परीक्षा के लिए पंजीकरण हुआ।', example: '42' },
    passed: { label: 'उत्तीर्ण', help: 'उनमें से कितने उत्तीर्ण हुए।', example: '40' },
    remarks: { label: 'टिप्पणी', help: 'न हो, तो भी चलेगा।' },
    awaited,
    notApplicable,
  },
};
