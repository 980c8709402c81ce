export const schoolFields = {
  school: {
    name: { label: 'Name of the school', shown: 'On every page, in PDFs and in mails' },
    languages: {
      label: 'Languages',
      help: 'The languages of the site. Everything is written in the first one and translated into the others.',
      choices: { en: 'English', mr: 'Marathi', hi: 'Hindi' },
    },
    slogan: { label: 'Slogan', shown: 'On the home page, below the name' },
    summary: { label: 'Summary', help: 'One sentence about the school.', shown: 'Where phones describe the site' },
    founded: { label: 'Year of foundation', example: '1998', shown: 'Where texts mention it' },
    students: {
      label: 'Number of pupils',
      help: 'How many pupils there are at least; 1200 is shown as “1,200+”.',
      example: '1200',
      shown: 'Where texts mention it',
    },
    campusAcres: { label: 'Size of the campus', help: 'In acres.', example: '5', shown: 'Where texts mention it' },
    registrations: {
      label: 'Registrations',
      help: 'The numbers of the school with boards, the state or trusts. As many as there are.',
    },
    principal: {
      label: 'Head of the school',
      shown: 'In committees, in the disclosure, and where texts mention the name',
    },
    website: {
      label: 'Address of this site',
      help: 'Search engines, shared links and feeds use it. Without a slash at the end.',
      example: 'https://www.school.in',
    },
    address: { label: 'Postal address', shown: 'On the contact page, at the bottom of every page and in PDFs' },
    location: {
      label: 'Place on the map',
      help: 'Where the map puts its pin. Without it there is no map.',
      shown: 'On the contact page',
    },
    phones: {
      label: 'Phone numbers',
      help: 'The most useful one first: it is shown where there is room for only one.',
    },
    whatsapp: {
      label: 'WhatsApp number',
      help: 'The number that answers on WhatsApp.',
      example: '+91 98765 43210',
      shown: 'On the contact page, and on phones at the bottom of every page',
    },
    emails: { label: 'E-mail addresses', help: 'The most useful one first: PDFs show only that one.' },
    shifts: {
      label: 'School hours',
      help: 'An entry for each shift; a day with other hours has its own. The home page uses them to say whether the school is open today.',
      shown: 'On the contact page',
    },
    social: {
      label: 'Social network',
      help: 'The school’s page there. It opens in a new tab.',
      shown: 'At the bottom of every page',
    },
    developer: { label: 'Who built the site', shown: 'At the bottom of every page' },
    copyrightYear: { label: 'Copyright year', example: '2015', shown: 'At the bottom of every page, after ©' },
    version: { label: 'Version of the site', example: 'Version 2.0', shown: 'At the bottom of every page' },
  },
  registration: {
    label: {
      label: 'Name of the number',
      help: 'What it is called, and who gave it.',
      example: 'U-DISE Code',
    },
    number: { label: 'Number', example: '30010100101' },
    shownInHeader: {
      label: 'Show at the top',
      help: 'Whether it is shown at the top of every page, on documents, and to search engines.',
    },
  },
  principal: {
    name: { label: 'Name', help: 'With the title before it.', example: 'Mrs. Asha Kulkarni' },
    qualification: { label: 'Qualification', example: 'M.A. (English), B.Ed.' },
    title: {
      label: 'Designation',
      help: 'What the school calls its head. Leave it out if that is Principal.',
      example: 'Headmaster',
    },
  },
  address: {
    street: { label: 'Street', help: 'A street, road or landmark.', example: 'Station Road' },
    town: { label: 'Town or village', example: 'Panaji' },
    district: { label: 'District', example: 'District North Goa' },
    state: { label: 'State', example: 'Goa' },
    pin: { label: 'PIN code', help: 'Six digits.', example: '403001' },
  },
  location: {
    latitude: { label: 'Latitude', help: 'Degrees north, as a map gives them.', example: '15.49' },
    longitude: { label: 'Longitude', help: 'Degrees east, as a map gives them.', example: '73.83' },
  },
  phone: {
    label: { label: 'Who answers', example: 'Front desk' },
    number: {
      label: 'Phone number',
      help: 'A mobile number after +91, or a landline with a hyphen after its area code, as in 0832-2250001.',
      example: '+91 98765 43210',
    },
  },
  email: {
    label: { label: 'Who reads it', example: 'Front desk' },
    address: { label: 'E-mail address', example: 'contact@school.in' },
  },
  shift: {
    label: { label: 'Name of the shift', help: 'Which shift, and for whom.', example: 'Morning shift, Class 6 to 12' },
    days: { label: 'Days', help: 'The first and the last day of the week, or one day alone.', example: 'mon-sat' },
    from: { label: 'School begins at', help: 'On a clock of 24 hours.', example: '07:30' },
    to: { label: 'School is over at', help: 'On a clock of 24 hours.', example: '12:30' },
  },
  socialPage: {
    name: { label: 'Name of the network', example: 'Facebook' },
    url: { label: 'Address of the page', example: 'https://www.facebook.com/our-school' },
  },
  developer: {
    name: { label: 'Name' },
    url: { label: 'Website', example: 'https://www.example.com' },
  },
};
