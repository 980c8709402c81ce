export const schoolFields = {
  school: {
    name: { label: 'स्कूल का नाम', shown: 'हर पृष्ठ पर, पीडीएफ़ में और मेल में' },
    languages: {
      label: 'भाषाएँ',
      help: 'वेबसाइट की भाषाएँ। सब कुछ पहली भाषा में लिखा जाता है और बाकी भाषाओं में उसका अनुवाद होता है।',
      choices: { en: 'अंग्रेज़ी', mr: 'मराठी', hi: 'हिंदी' },
    },
    slogan: { label: 'आदर्श वाक्य', shown: 'मुख्य पृष्ठ पर, नाम के नीचे' },
    summary: { label: 'संक्षिप्त परिचय', help: 'स्कूल के बारे में एक वाक्य।', shown: 'फ़ोन वेबसाइट का जो परिचय दिखाते हैं, उसमें' },
    founded: { label: 'स्थापना का वर्ष', example: '1998', shown: 'जहाँ इसका ज़िक्र हो' },
    students: {
      label: 'विद्यार्थियों की संख्या',
      help: 'कम से कम कितने विद्यार्थी हैं; 1200 लिखने पर “1,200+” दिखता है।',
      example: '1200',
      shown: 'जहाँ इसका ज़िक्र हो',
    },
    campusAcres: { label: 'परिसर का क्षेत्रफल', help: 'एकड़ में।', example: '5', shown: 'जहाँ इसका ज़िक्र हो' },
    registrations: {
      label: 'पंजीकरण',
      help: 'स्कूल की देखरेख करने वाला बोर्ड, सरकार या ट्रस्ट, और वहाँ स्कूल का नंबर। जितने हों, सब लिखें।',
    },
    principal: { label: 'स्कूल प्रमुख', shown: 'समितियों में, अनिवार्य जानकारी में और जहाँ नाम का ज़िक्र हो' },
    website: {
      label: 'इस वेबसाइट का पता',
      help: 'गूगल जैसी खोज और शेयर किए गए लिंक यही पता दिखाते हैं। अंत में / न लगाएँ।',
      example: 'https://www.school.in',
    },
    address: { label: 'डाक का पता', shown: 'संपर्क के पृष्ठ पर, हर पृष्ठ के नीचे और पीडीएफ़ में' },
    location: {
      label: 'नक्शे पर जगह',
      help: 'नक्शे पर स्कूल का निशान यहाँ दिखता है। यह न हो, तो नक्शा नहीं दिखता।',
      shown: 'संपर्क के पृष्ठ पर',
    },
    phones: {
      label: 'फ़ोन नंबर',
      help: 'सबसे काम का नंबर पहले: जहाँ एक ही नंबर की जगह है, वहाँ वही दिखता है।',
    },
    whatsapp: {
      label: 'व्हाट्सऐप नंबर',
      help: 'जिस नंबर पर स्कूल व्हाट्सऐप पर जवाब देता है।',
      example: '+91 98765 43210',
      shown: 'संपर्क के पृष्ठ पर, और फ़ोन पर हर पृष्ठ के नीचे',
    },
    emails: { label: 'ईमेल पते', help: 'सबसे काम का पता पहले: पीडीएफ़ में वही दिखता है।' },
    shifts: {
      label: 'स्कूल का समय',
      help: 'हर पाली की एक प्रविष्टि; किसी दिन समय अलग हो, तो उसकी अलग प्रविष्टि। आज स्कूल खुला है या नहीं, मुख्य पृष्ठ इसी से बताता है।',
      shown: 'संपर्क के पृष्ठ पर',
    },
    social: {
      label: 'सोशल मीडिया',
      help: 'वहाँ स्कूल का पृष्ठ। वह नए टैब में खुलता है।',
      shown: 'हर पृष्ठ के नीचे',
    },
    developer: { label: 'वेबसाइट किसने बनाई', shown: 'हर पृष्ठ के नीचे' },
    copyrightYear: { label: 'कॉपीराइट का वर्ष', example: '2015', shown: 'हर पृष्ठ के नीचे, © के बाद' },
    version: { label: 'वेबसाइट का संस्करण', example: 'Version 2.0', shown: 'हर पृष्ठ के नीचे' },
  },
  registration: {
    label: {
      label: 'नंबर का नाम',
      help: 'इस नंबर को क्या कहते हैं, और यह किसने दिया।',
      example: 'U-DISE Code',
    },
    number: { label: 'नंबर', example: '30010100101' },
    shownInHeader: {
      label: 'पृष्ठ के ऊपर दिखाएँ',
      help: 'क्या यह नंबर हर पृष्ठ के ऊपर, दस्तावेज़ों पर और गूगल जैसी खोज में दिखाना है।',
    },
  },
  principal: {
    name: { label: 'नाम', help: 'नाम से पहले श्री या श्रीमती लिखें।', example: 'Mrs. Asha Kulkarni' },
    qualification: { label: 'योग्यता', example: 'M.A. (English), B.Ed.' },
    title: {
      label: 'पद',
      help: 'स्कूल अपने प्रमुख को क्या कहता है। प्रधानाचार्य हों, तो न लिखें।',
      example: 'Headmaster',
    },
  },
  address: {
    street: { label: 'सड़क', help: 'सड़क, मोहल्ला या पास की कोई पहचान।', example: 'Station Road' },
    town: { label: 'कस्बा, गाँव या शहर', example: 'Panaji' },
    district: { label: 'ज़िला', example: 'District North Goa' },
    state: { label: 'राज्य', example: 'Goa' },
    pin: { label: 'पिन कोड', help: 'छह अंक।', example: '403001' },
  },
  location: {
    latitude: { label: 'अक्षांश', help: 'उत्तरी अक्षांश, जैसा नक्शे पर दिखता है।', example: '15.49' },
    longitude: { label: 'देशांतर', help: 'पूर्वी देशांतर, जैसा नक्शे पर दिखता है।', example: '73.83' },
  },
  phone: {
    label: { label: 'फ़ोन कौन उठाता है', example: 'Front desk' },
    number: {
      label: 'फ़ोन नंबर',
      help: '+91 के बाद मोबाइल नंबर, या एसटीडी कोड के बाद हाइफ़न लगाकर लैंडलाइन, जैसे 0832-2250001।',
      example: '+91 98765 43210',
    },
  },
  email: {
    label: { label: 'मेल कौन पढ़ता है', example: 'Front desk' },
    address: { label: 'ईमेल पता', example: 'contact@school.in' },
  },
  shift: {
    label: { label: 'पाली का नाम', help: 'कौन-सी पाली, और किसके लिए।', example: 'Morning shift, Class 6 to 12' },
    days: { label: 'दिन', help: 'हफ़्ते का पहला और आखिरी दिन, या एक ही दिन।', example: 'mon-sat' },
    from: { label: 'स्कूल कब लगता है', help: '24 घंटे की घड़ी के अनुसार।', example: '07:30' },
    to: { label: 'छुट्टी कब होती है', help: '24 घंटे की घड़ी के अनुसार।', example: '12:30' },
  },
  socialPage: {
    name: { label: 'सोशल मीडिया का नाम', example: 'Facebook' },
    url: { label: 'पृष्ठ का पता', example: 'https://www.facebook.com/our-school' },
  },
  developer: {
    name: { label: 'नाम' },
    url: { label: 'वेबसाइट', example: 'https://www.example.com' },
  },
};
