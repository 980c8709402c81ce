export const siteFields = {
  settings: {
    admissionBanner: {
      label: 'Blinking banner',
      help: 'Leave it out while there is nothing to announce.',
      shown: 'On the home page',
    },
    disclosureLink: { label: 'Disclosure link', shown: 'At the top of every page, and floating on the home page' },
    enquiryDialog: {
      label: 'Enquiry form',
      help: 'The form that opens when a visitor arrives, and behind “Enquire”. Leave it out if there is none.',
    },
    carouselIntervalMs: {
      label: 'Time for each slide',
      help: 'How long a slide stays, in milliseconds: 3000 is three seconds.',
      example: '3000',
      shown: 'On the home page',
    },
    keepsPagesOffline: {
      label: 'Pages without internet',
      help: 'Whether phones keep visited pages, the fees, the contacts and the forms for reading without a connection. If not, phones delete those that they have.',
      shown: 'On phones without internet',
    },
    securityContactUntil: {
      label: 'Contacts valid until',
      help: 'People who find a security problem can rely on the contacts of the school until this day, at most a year ahead; without a day, none are published there. Check the contacts before you move it.',
      shown: 'For experts, at /.well-known/security.txt',
    },
    digits: {
      label: 'Digits',
      help: 'For numbers, dates and phone numbers in Marathi and Hindi; English digits if nothing is chosen. Keep writing 2026 in either case.',
      choices: { latin: 'English digits (2026)', devanagari: 'Devanagari digits (२०२६)' },
      shown: 'On Marathi and Hindi pages and in their PDFs',
    },
    redirects: {
      label: 'Old addresses',
      help: 'Other spellings of addresses, and addresses that no longer exist. Every other unknown address leads to the home page.',
      shown: 'Nowhere: they lead to other pages',
    },
  },
  admissionBanner: {
    text: { label: 'Text of the banner', example: 'Admission open for 2027-28' },
    to: { label: 'Page it leads to', example: '/contact-us' },
  },
  disclosureLink: {
    text: { label: 'Text of the link', example: 'Mandatory Public Disclosure' },
    to: { label: 'Page it leads to', example: '/disclosure' },
  },
  enquiryDialog: {
    form: { label: 'Form that opens' },
    opens: {
      label: 'Opens on its own',
      choices: { 'every-load': 'On every arrival and reload', 'once-a-visit': 'Once in a visit', never: 'Never' },
    },
    greeting: { label: 'Greeting', help: 'One friendly sentence. It can be left out.', shown: 'Above the form' },
  },
  redirect: {
    from: {
      label: 'Old address',
      help: 'Or another spelling of an address. /x, /x/, /x.html and /x/index.html are one address.',
      example: '/About us.html',
    },
    to: { label: 'Page it leads to', example: '/about-the-school' },
  },
  look: {
    palette: {
      label: 'Colours',
      help: 'Of the whole site, its drawings and PDFs.',
      choices: {
        'earth-and-indigo': 'Earth and indigo',
        'teal-and-coral': 'Teal and coral',
        'leaf-and-marigold': 'Leaf and marigold',
      },
    },
    colours: {
      label: 'Colours of your own',
      help: 'In place of those chosen above, as # and six digits or letters a to f. Only those that differ; their shades follow.',
      example: '#0f6b6b',
    },
    displayFont: {
      label: 'Lettering of headings',
      help: 'And of large figures. The phone’s own needs no download.',
      choices: {
        'yatra-one': 'Yatra One',
        'baloo-2': 'Baloo 2',
        'rozha-one': 'Rozha One',
        system: 'The phone’s own',
      },
    },
    world: {
      label: 'Style of drawings',
      help: 'Of all drawings and ornaments. Warli if nothing is chosen.',
      choices: { warli: 'Warli paintings', geometry: 'Quiet patterns', none: 'No drawings, only photos' },
    },
    pictures: {
      label: 'Photos or drawings',
      help: 'What is shown where a picture has both.',
      choices: { photos: 'Photos', drawings: 'Drawings' },
    },
  },
  colours: {
    page: { label: 'Pages', help: 'Also what is written and drawn on walls. Very light.' },
    pageShade: { label: 'Boxes', help: 'Also places where a picture is still to come. A shade darker than pages.' },
    surface: { label: 'Cards and forms', help: 'Also the paper of PDFs. White, or nearly.' },
    text: { label: 'Text', help: 'Also the top of pages, the first row of tables, and night drawings. Very dark.' },
    textQuiet: { label: 'Quiet text', help: 'Hints, notes and labels.' },
    wall: { label: 'Walls', help: 'The large areas behind drawings; also borders, and headings of PDFs. Dark.' },
    wallDark: { label: 'Headings and links', help: 'Also the bottom of pages. Darker than walls.' },
    action: {
      label: 'Main button',
      help: 'Also the banner, and the ring around the focus. Bright, with dark text on it.',
    },
    actionHover: { label: 'Main button under pointer' },
    success: { label: 'Success', help: 'Also a second colour of drawings on paper. Dark.' },
    error: { label: 'Failure', help: 'Dark red: people expect red.' },
    line: { label: 'Thin borders', help: 'Between one thing and the next.' },
    controlLine: { label: 'Frames', help: 'Around buttons and boxes to fill in.' },
    printQuiet: { label: 'Small print of PDFs' },
    printLine: { label: 'Borders in PDFs', help: 'In their tables.' },
    wallPlaster: { label: 'Brush marks on walls', help: 'In drawings; a shade off the wall.' },
    dusk: { label: 'Evening walls', help: 'In drawings; darker than walls.' },
    duskPlaster: { label: 'Brush marks at evening', help: 'In drawings; a shade off the evening walls.' },
    nightPlaster: { label: 'Brush marks at night', help: 'In drawings; a shade off the colour of text.' },
    grove: { label: 'Forest walls', help: 'In drawings; quite another colour than walls. Dark.' },
    grovePlaster: { label: 'Brush marks in forest', help: 'In drawings; a shade off the forest walls.' },
    light: { label: 'Light by day', help: 'In drawings; a second bright colour beside that of the main button.' },
    glow: { label: 'Light at night', help: 'In drawings; the second bright colour at night.' },
  },
  menu: {
    aboutUs: {
      label: 'Page about the school',
      help: 'The logo at the bottom of pages leads there. Without it, to the home page.',
      example: '/about-the-school',
    },
    header: {
      label: 'Menu at the top',
      help: 'An entry leads to a page, or opens a list of more entries, at most three deep.',
      shown: 'At the top of every page',
    },
    footer: { label: 'Links at the bottom', help: 'In this order.', shown: 'At the bottom of every page' },
  },
  menuEntry: {
    label: { label: 'Text of the entry', example: 'Contact us' },
    to: { label: 'Page it leads to', example: '/contact-us' },
    items: { label: 'Entries below it' },
  },
};
