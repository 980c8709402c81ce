export const schoolFields = {
  school: {
    name: { label: 'शाळेचे नाव', shown: 'प्रत्येक पानावर, पीडीएफमध्ये आणि मेलमध्ये' },
    languages: {
      label: 'भाषा',
      help: 'वेबसाइटच्या भाषा. सर्व माहिती पहिल्या भाषेत लिहिली जाते आणि इतर भाषांत तिचे भाषांतर असते.',
      choices: { en: 'इंग्रजी', mr: 'मराठी', hi: 'हिंदी' },
    },
    slogan: { label: 'ब्रीदवाक्य', shown: 'मुख्य पानावर, नावाखाली' },
    summary: { label: 'थोडक्यात ओळख', help: 'शाळेविषयी एक वाक्य.', shown: 'फोन वेबसाइटची जी ओळख दाखवतात तिच्यात' },
    founded: { label: 'स्थापनेचे वर्ष', example: '1998', shown: 'जेथे उल्लेख आहे तेथे' },
    students: {
      label: 'विद्यार्थी संख्या',
      help: 'किमान किती विद्यार्थी आहेत; 1200 हा आकडा “1,200+” असा दिसतो.',
      example: '1200',
      shown: 'जेथे उल्लेख आहे तेथे',
    },
    campusAcres: { label: 'परिसराचे क्षेत्रफळ', help: 'एकरांत.', example: '5', shown: 'जेथे उल्लेख आहे तेथे' },
    registrations: {
      label: 'नोंदण्या',
      help: 'शाळेवर देखरेख करणारे मंडळ, शासन किंवा संस्था, आणि तेथील शाळेचा क्रमांक. जितक्या असतील तितक्या.',
    },
    principal: { label: 'शाळेचे प्रमुख', shown: 'समित्यांमध्ये, अनिवार्य माहितीत आणि जेथे नावाचा उल्लेख आहे तेथे' },
    website: {
      label: 'या वेबसाइटचा पत्ता',
      help: 'गूगलसारखे शोध आणि शेअर केलेल्या लिंक हा पत्ता दाखवतात. शेवटी / देऊ नका.',
      example: 'https://www.school.in',
    },
    address: { label: 'पोस्टाचा पत्ता', shown: 'संपर्काच्या पानावर, प्रत्येक पानाच्या खाली आणि पीडीएफमध्ये' },
    location: {
      label: 'नकाशावरील ठिकाण',
      help: 'नकाशावर शाळेची खूण येथे दिसते. हे नसेल तर नकाशा दिसत नाही.',
      shown: 'संपर्काच्या पानावर',
    },
    phones: {
      label: 'फोन नंबर',
      help: 'सर्वांत उपयोगी नंबर आधी: जेथे एकाच नंबरला जागा आहे तेथे तोच दिसतो.',
    },
    whatsapp: {
      label: 'व्हॉट्सअ‍ॅप नंबर',
      help: 'ज्या नंबरवर शाळा व्हॉट्सअ‍ॅपवर उत्तर देते.',
      example: '+91 98765 43210',
      shown: 'संपर्काच्या पानावर, आणि फोनवर प्रत्येक पानाच्या खाली',
    },
    emails: { label: 'ईमेल पत्ते', help: 'सर्वांत उपयोगी पत्ता आधी: पीडीएफमध्ये तोच दिसतो.' },
    shifts: {
      label: 'शाळेची वेळ',
      help: 'प्रत्येक पाळीची एक नोंद; एखाद्या दिवशी वेळ वेगळी असेल तर त्याची वेगळी नोंद. शाळा आज सुरू आहे का, हे मुख्य पान यावरून सांगते.',
      shown: 'संपर्काच्या पानावर',
    },
    social: {
      label: 'सोशल मीडिया',
      help: 'तेथील शाळेचे पान. ते नव्या टॅबमध्ये उघडते.',
      shown: 'प्रत्येक पानाच्या खाली',
    },
    developer: { label: 'वेबसाइट कोणी बनवली', shown: 'प्रत्येक पानाच्या खाली' },
    copyrightYear: { label: 'कॉपीराइटचे वर्ष', example: '2015', shown: 'प्रत्येक पानाच्या खाली, © नंतर' },
    version: { label: 'वेबसाइटची आवृत्ती', example: 'Version 2.0', shown: 'प्रत्येक पानाच्या खाली' },
  },
  registration: {
    label: {
      label: 'क्रमांकाचे नाव',
      help: 'या क्रमांकाला काय म्हणतात, आणि तो कोणी दिला.',
      example: 'U-DISE Code',
    },
    number: { label: 'क्रमांक', example: '30010100101' },
    shownInHeader: {
      label: 'पानाच्या वर दाखवा',
      help: 'हा क्रमांक प्रत्येक पानाच्या वर, कागदपत्रांवर आणि गूगलसारख्या शोधात दाखवायचा का.',
    },
  },
  principal: {
    name: { label: 'नाव', help: 'नावाआधी श्री. किंवा श्रीमती लिहा.', example: 'Mrs. Asha Kulkarni' },
    qualification: { label: 'शिक्षण', example: 'M.A. (English), B.Ed.' },
    title: {
      label: 'पद',
      help: 'शाळा आपल्या प्रमुखांना काय म्हणते. ते प्राचार्य असतील तर लिहू नका.',
      example: 'Headmaster',
    },
  },
  address: {
    street: { label: 'रस्ता', help: 'रस्ता, गल्ली किंवा जवळची खूण.', example: 'Station Road' },
    town: { label: 'गाव किंवा शहर', example: 'Panaji' },
    district: { label: 'जिल्हा', example: 'District North Goa' },
    state: { label: 'राज्य', example: 'Goa' },
    pin: { label: 'पिन कोड', help: 'सहा अंक.', example: '403001' },
  },
  location: {
    latitude: { label: 'अक्षांश', help: 'उत्तर अक्षांश, नकाशावर दिसतो तसा.', example: '15.49' },
    longitude: { label: 'रेखांश', help: 'पूर्व रेखांश, नकाशावर दिसतो तसा.', example: '73.83' },
  },
  phone: {
    label: { label: 'फोन कोण उचलते', example: 'Front desk' },
    number: {
      label: 'फोन नंबर',
      help: '+91 नंतर मोबाइल नंबर, किंवा एसटीडी कोडनंतर जोडरेघ देऊन लँडलाइन, जसे 0832-2250001.',
      example: '+91 98765 43210',
    },
  },
  email: {
    label: { label: 'मेल कोण वाचते', example: 'Front desk' },
    address: { label: 'ईमेल पत्ता', example: 'contact@school.in' },
  },
  shift: {
    label: { label: 'पाळीचे नाव', help: 'कोणती पाळी, आणि कोणासाठी.', example: 'Morning shift, Class 6 to 12' },
    days: { label: 'वार', help: 'आठवड्यातील पहिला आणि शेवटचा वार, किंवा एकच वार.', example: 'mon-sat' },
    from: { label: 'शाळा कधी भरते', help: '24 तासांच्या घड्याळाप्रमाणे.', example: '07:30' },
    to: { label: 'शाळा कधी सुटते', help: '24 तासांच्या घड्याळाप्रमाणे.', example: '12:30' },
  },
  socialPage: {
    name: { label: 'सोशल मीडियाचे नाव', example: 'Facebook' },
    url: { label: 'पानाचा पत्ता', example: 'https://www.facebook.com/our-school' },
  },
  developer: {
    name: { label: 'नाव' },
    url: { label: 'वेबसाइट', example: 'https://www.example.com' },
  },
};
