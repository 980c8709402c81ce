/** Fields of every screen. */
const screen = {
  kind: { label: 'Kind', help: 'What kind of screen the file is.' },
  title: { label: 'Title', help: 'Heading of the screen and name of the browser tab. No two screens have the same.' },
  description: {
    label: 'Description',
    help: 'One sentence of 40 to 170 letters for search engines and shared links. No two screens have the same.',
  },
  next: {
    label: 'Next',
    help: 'Where a visitor goes on at the end of the screen. If it is left out, to the form of the enquiry dialog.',
  },
  searchWords: {
    label: 'Search words',
    help: 'Words that parents type to find it, although they are not on the screen, by language: en: [charges], mr: [फी], hi: [फीस]. Spelling mistakes and Marathi in Latin letters the search knows already.',
  },
};

/** Fields of a screen with a short introduction. */
const introduced = {
  ...screen,
  intro: { label: 'Intro', help: 'A few lines between the heading and the content.' },
  picture: { label: 'Picture' },
};

export const screensFields = {
  homeScreen: {
    ...screen,
    slides: { label: 'Slides', help: 'The slides of the carousel. A single slide does not move.' },
    heading: {
      label: 'Heading',
      help: 'What the school is, where, and for which classes: the heading under the carousel. Without it, the title.',
    },
    quickLinks: {
      label: 'Quick links',
      help: 'What parents come for first, one word each. On a phone they are shown in one row. They can be left out.',
    },
    action: { label: 'Action', help: 'The one button beside the slogan.' },
    tiles: { label: 'Tiles', help: 'The facilities, each a tile.' },
    figures: { label: 'Figures', help: 'The figures that parents ask for.' },
    welcome: { label: 'Welcome' },
  },
  slide: {
    picture: { label: 'Picture' },
    sentence: { label: 'Sentence', help: 'One short sentence on the slide.' },
  },
  quickLink: {
    label: { label: 'Label' },
    to: { label: 'To' },
  },
  homeAction: {
    label: { label: 'Label' },
    to: { label: 'To' },
  },
  tile: {
    title: { label: 'Title' },
    picture: { label: 'Picture' },
    to: { label: 'To' },
  },
  figure: {
    value: { label: 'Value' },
    label: { label: 'Label' },
  },
  welcome: {
    title: { label: 'Title' },
    text: { label: 'Text' },
    accordion: { label: 'Accordion', help: 'Panels that open one at a time; the first is open.' },
  },
  accordionPanel: {
    title: { label: 'Title' },
    text: { label: 'Text' },
    items: { label: 'Items' },
  },
  accordionItem: {
    title: { label: 'Title' },
    text: { label: 'Text' },
  },
  proseScreen: {
    ...screen,
    picture: { label: 'Picture' },
    cards: { label: 'Cards', help: 'Short texts side by side, for example the programmes.' },
    steps: { label: 'Steps', help: 'Steps in a fixed order. They are numbered automatically.' },
    rules: { label: 'Rules', help: 'Lists from facts/rules.yaml, by id, in this order.' },
    signature: { label: 'Signature', help: 'Who signs the text, for example the principal.' },
  },
  tablesScreen: {
    ...introduced,
    tables: {
      label: 'Tables',
      help: 'Which tables of facts are shown here, in this order.',
      choices: {
        fees: 'Fees',
        'fees-in-other-language': 'Fees in other language',
        'common-holidays': 'Common holidays',
        'gazetted-holidays': 'Gazetted holidays',
        'examination-cycle': 'Examination cycle',
        committees: 'Committees',
      },
    },
  },
  partsScreen: {
    ...introduced,
    parts: { label: 'Parts', help: 'What the screen shows, one part below the other.' },
  },
  formScreen: {
    ...introduced,
    form: {
      label: 'Form',
      help: 'Name of the file in content/forms/ without .yaml. Each form has one screen at most.',
    },
  },
  contactScreen: {
    ...introduced,
  },
  searchScreen: {
    ...introduced,
  },
  teachersScreen: {
    ...introduced,
  },
  newsScreen: {
    ...introduced,
  },
  classesScreen: {
    ...introduced,
  },
  galleryScreen: {
    ...screen,
    intro: { label: 'Intro' },
    routes: {
      label: 'Routes',
      help: 'Stops of the school bus, one line each, in the order of the table. It is shown before the pictures.',
    },
    imageName: {
      label: 'Image name',
      help: 'Name of each picture, for example Science Lab Image. Its number is added.',
    },
    pictures: { label: 'Pictures' },
  },
  busStop: {
    village: { label: 'Village', help: 'Village, or part of the town.' },
    stop: { label: 'Stop', help: 'Where the bus stops, for example Temple gate.' },
    time: { label: 'Time', help: 'When the bus is there in the morning, in quotes, for example "07:10".' },
    fare: { label: 'Fare', help: 'Fare of a month in rupees, digits only.' },
  },
  albumsScreen: {
    ...screen,
    intro: { label: 'Intro' },
    albums: { label: 'Albums' },
  },
  documentsScreen: {
    ...screen,
    intro: { label: 'Intro' },
    sections: { label: 'Sections' },
  },
};
