const picture = {
  label: 'व्यक्ति का चित्र',
  help: 'फ़ोटो; उसके मिलने तक “फ़ोटो मिलने तक व्यक्ति का चित्र” चुनें।',
};

export const peopleFields = {
  staff: {
    staff: { label: 'कर्मचारियों की सूची', help: 'सब लोग, जिस क्रम में उन्हें दिखना है। शीर्षक से नया समूह शुरू होता है।' },
  },
  staffMember: {
    name: {
      label: 'नाम',
      help: 'नाम से पहले श्री या श्रीमती लिखें। समितियों और कक्षाओं में यही नाम आता है।',
      example: 'Mrs. Asha Kulkarni',
      shown: 'शिक्षकों के पृष्ठ पर, समितियों में और कक्षाओं की जानकारी में',
    },
    designation: {
      label: 'पद',
      help: 'शिक्षक हों, तो विषय के साथ। अनिवार्य जानकारी में कर्मचारी पद के पहले शब्दों से गिने जाते हैं।',
      example: 'TGT Mathematics',
    },
    qualification: { label: 'योग्यता', help: 'डिग्रियाँ।', example: 'M.Sc., B.Ed.' },
    picture,
  },
  peopleGroup: {
    group: {
      label: 'समूह का शीर्षक',
      help: 'अगले शीर्षक तक इसके नीचे के सब लोग इस समूह में हैं।',
      example: 'Primary, Classes 1 to 5',
    },
    note: { label: 'टिप्पणी', help: 'शीर्षक के नीचे एक वाक्य।', example: 'PRT यानी प्राथमिक शिक्षक।' },
  },
  committees: {
    committees: { label: 'समितियों की सूची' },
  },
  committee: {
    id: {
      label: 'छोटा नाम',
      help: 'अंग्रेज़ी के छोटे अक्षरों में। लिंक और पीडीएफ़ में समिति इसी से पहचानी जाती है।',
      example: 'pocso',
      shown: 'केवल पतों में',
    },
    title: { label: 'समिति का नाम' },
    note: { label: 'टिप्पणी', help: 'नाम के नीचे एक वाक्य, जैसे समिति किसलिए है।' },
    members: { label: 'सदस्य', help: 'तालिका के क्रम में; क्रम संख्या अपने आप आती है।' },
  },
  committeeMember: {
    staff: { label: 'स्कूल के कर्मचारी', help: 'स्कूल में काम करने वाला व्यक्ति; नाम कर्मचारियों की सूची के अनुसार।' },
    designation: { label: 'समिति में पद', example: 'Secretary' },
    category: { label: 'वर्ग', help: 'पॉक्सो और बस सेवा समितियों की तालिका में एक और स्तंभ।', example: 'Staff' },
    role: { label: 'ज़िम्मेदारी', help: 'बस सेवा समिति की तालिका में एक और स्तंभ।', example: 'Plans routes and stops' },
    mobile: { label: 'मोबाइल नंबर', help: 'बस सेवा समिति की तालिका में एक और स्तंभ।', example: '+91 98765 43210' },
    name: {
      label: 'कोई और व्यक्ति',
      help: 'कर्मचारियों की सूची से बाहर के व्यक्ति का नाम, श्री या श्रीमती लगाकर; {{principalName}} लिखने पर प्रधानाचार्य का नाम दिखता है। विद्यार्थी का नाम कभी नहीं: “छात्रा प्रतिनिधि, नौवीं कक्षा”।',
      example: 'Mr. Dattatray Bhosale',
    },
  },
  person: {
    name: {
      label: 'नाम',
      help: 'वर्तमान या पूर्व विद्यार्थी का नाम केवल लिखित सहमति मिलने पर।',
      example: 'Dr. Asha Kulkarni',
    },
    role: { label: 'पेशा, पद या कक्षा', example: 'Doctor', shown: 'नाम के नीचे' },
    figure: { label: 'उभारकर दिखाने का आँकड़ा', help: 'जैसे परीक्षा का परिणाम।', example: '96.4 %' },
    words: { label: 'वे क्या कहते हैं', help: 'या उनके बारे में क्या कहा जाता है, कुछ वाक्यों में।' },
    picture,
  },
  signature: {
    name: { label: 'हस्ताक्षर करने वाले का नाम', example: 'Mrs. Asha Kulkarni' },
    role: { label: 'पद', example: 'Chairman' },
    picture,
  },
};
