const picture = {
  label: 'व्यक्तीचे चित्र',
  help: 'फोटो; तो मिळेपर्यंत “फोटो मिळेपर्यंत व्यक्तीचे चित्र” निवडा.',
};

export const peopleFields = {
  staff: {
    staff: { label: 'कर्मचाऱ्यांची यादी', help: 'सर्व जण, ज्या क्रमाने दिसायला हवेत त्या क्रमाने. शीर्षकापासून नवा गट सुरू होतो.' },
  },
  staffMember: {
    name: {
      label: 'नाव',
      help: 'नावाआधी श्री. किंवा श्रीमती लिहा. समित्या आणि वर्ग यांत याच नावाने उल्लेख होतो.',
      example: 'Mrs. Asha Kulkarni',
      shown: 'शिक्षकांच्या पानावर, समित्यांमध्ये आणि वर्गांच्या माहितीत',
    },
    designation: {
      label: 'पद',
      help: 'शिक्षकांसाठी विषयासह. अनिवार्य माहितीत कर्मचारी पदाच्या सुरुवातीच्या शब्दांवरून मोजले जातात.',
      example: 'TGT Mathematics',
    },
    qualification: { label: 'शिक्षण', help: 'पदव्या.', example: 'M.Sc., B.Ed.' },
    picture,
  },
  peopleGroup: {
    group: {
      label: 'गटाचे शीर्षक',
      help: 'पुढच्या शीर्षकापर्यंत याच्याखालील सर्व जण या गटात येतात.',
      example: 'Primary, Classes 1 to 5',
    },
    note: { label: 'टीप', help: 'शीर्षकाखालील एक वाक्य.', example: 'PRT म्हणजे प्राथमिक शिक्षक.' },
  },
  committees: {
    committees: { label: 'समित्यांची यादी' },
  },
  committee: {
    id: {
      label: 'छोटे नाव',
      help: 'लहान इंग्रजी अक्षरांत. लिंक आणि पीडीएफ यांत समिती यावरून ओळखली जाते.',
      example: 'pocso',
      shown: 'फक्त पत्त्यांत',
    },
    title: { label: 'समितीचे नाव' },
    note: { label: 'टीप', help: 'नावाखालील एक वाक्य, उदाहरणार्थ समिती कशासाठी आहे.' },
    members: { label: 'सदस्य', help: 'तक्त्यातील क्रमाने; क्रमांक आपोआप येतात.' },
  },
  committeeMember: {
    staff: { label: 'शाळेतील कर्मचारी', help: 'शाळेत काम करणारी व्यक्ती; नाव कर्मचाऱ्यांच्या यादीप्रमाणे.' },
    designation: { label: 'समितीतील पद', example: 'Secretary' },
    category: { label: 'गट', help: 'पॉक्सो आणि बससेवा समित्यांच्या तक्त्यात जास्तीचा स्तंभ.', example: 'Staff' },
    role: { label: 'जबाबदारी', help: 'बससेवा समितीच्या तक्त्यात जास्तीचा स्तंभ.', example: 'Plans routes and stops' },
    mobile: { label: 'मोबाइल नंबर', help: 'बससेवा समितीच्या तक्त्यात जास्तीचा स्तंभ.', example: '+91 98765 43210' },
    name: {
      label: 'इतर व्यक्ती',
      help: 'कर्मचाऱ्यांच्या यादीत नसलेल्या व्यक्तीचे नाव, श्री. किंवा श्रीमती लावून; {{principalName}} लिहिल्यास प्राचार्यांचे नाव दिसते. विद्यार्थ्याचे नाव कधीच नाही: “विद्यार्थिनी प्रतिनिधी, इयत्ता नववी”.',
      example: 'Mr. Dattatray Bhosale',
    },
  },
  person: {
    name: { label: 'नाव', help: 'आजी किंवा माजी विद्यार्थ्याचे नाव फक्त लेखी संमती असेल तरच.', example: 'Dr. Asha Kulkarni' },
    role: { label: 'व्यवसाय, पद किंवा वर्ग', example: 'Doctor', shown: 'नावाखाली' },
    figure: { label: 'ठळकपणे दाखवायचा आकडा', help: 'उदाहरणार्थ निकाल.', example: '96.4 %' },
    words: { label: 'ते काय म्हणतात', help: 'किंवा त्यांच्याविषयी काय म्हटले जाते, काही वाक्यांत.' },
    picture,
  },
  signature: {
    name: { label: 'सही करणाऱ्याचे नाव', example: 'Mrs. Asha Kulkarni' },
    role: { label: 'पद', example: 'Chairman' },
    picture,
  },
};
