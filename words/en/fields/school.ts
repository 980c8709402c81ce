export const schoolFields = {
  school: {
    name: { label: 'Name', help: 'The name by which the school is called everywhere on the site.' },
    languages: {
      label: 'Languages',
      help: 'The languages of the site: en (English), mr (मराठी), hi (हिन्दी). These files are written in the first one; the others are in the files *.translations.yaml.',
      choices: { en: 'En', mr: 'Mr', hi: 'Hi' },
    },
    slogan: { label: 'Slogan', help: 'One line below the name.' },
    summary: { label: 'Summary', help: 'One sentence that search engines and shared links show.' },
    founded: { label: 'Founded', help: 'Year in which the school was founded.' },
    students: { label: 'Students', help: 'How many pupils there are at least. Shown as “1,050+”.' },
    campusAcres: { label: 'Campus acres', help: 'Size of the campus in acres.' },
    registrations: {
      label: 'Registrations',
      help: 'Who supervises the school, and its number there: boards, the state, trusts. As many as there are.',
    },
    principal: { label: 'Principal', help: 'The head of the school.' },
    website: {
      label: 'Website',
      help: 'Address of this site, without a slash at the end. Search engines, shared links and feeds carry it.',
    },
    address: { label: 'Address', help: 'Postal address.' },
    location: {
      label: 'Location',
      help: 'Where the map of the contact screen puts its pin. Without it there is no map.',
    },
    phones: {
      label: 'Phones',
      help: 'The phone numbers, the most useful first: pages offer it where there is room for one.',
    },
    whatsapp: { label: 'Whatsapp', help: 'Number that answers on WhatsApp.' },
    emails: { label: 'Emails', help: 'The e-mail addresses, the most useful first.' },
    shifts: {
      label: 'Shifts',
      help: 'The hours of the school, one line for each shift; a day with other hours has a line of its own.',
    },
    social: { label: 'Social', help: 'The school’s page on a social network. Opens in a new tab.' },
    developer: { label: 'Developer', help: 'Who built the site: the credit in the footer.' },
    copyrightYear: { label: 'Copyright year' },
    version: { label: 'Version', help: 'Version label in the footer.' },
  },
  registration: {
    label: { label: 'Label', help: 'What it is called, and who gave it, for example U-DISE Code.' },
    number: { label: 'Number', help: 'The number, in quotation marks.' },
    shownInHeader: {
      label: 'Shown in header',
      help: 'true: it is shown in the header of every screen, on the documents, and where search engines look.',
    },
  },
  principal: {
    name: { label: 'Name' },
    qualification: { label: 'Qualification' },
    title: { label: 'Title', help: 'What the school calls its head, for example Principal or Headmistress.' },
  },
  address: {
    street: { label: 'Street', help: 'Street, road or landmark.' },
    town: { label: 'Town' },
    district: { label: 'District' },
    state: { label: 'State' },
    pin: { label: 'Pin' },
  },
  location: {
    latitude: { label: 'Latitude', help: 'Degrees north.' },
    longitude: { label: 'Longitude', help: 'Degrees east.' },
  },
  phone: {
    label: { label: 'Label', help: 'Who answers, for example Front desk.' },
    number: { label: 'Number' },
  },
  email: {
    label: { label: 'Label', help: 'Who reads it, for example Principal.' },
    address: { label: 'Address' },
  },
  shift: {
    label: { label: 'Label', help: 'Which shift, and for whom, for example Morning shift, Class 6 to 12.' },
    days: { label: 'Days', help: 'The days of the week, for example mon-sat, or sat alone.' },
    from: { label: 'From', help: 'When school begins, in quotes, for example "07:30".' },
    to: { label: 'To', help: 'When it is over, in quotes.' },
  },
  socialPage: {
    name: { label: 'Name' },
    url: { label: 'Url' },
  },
  developer: {
    name: { label: 'Name' },
    url: { label: 'Url' },
  },
};
