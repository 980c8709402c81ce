import { searchWords } from './search-words.ts';

const to = { label: 'Page it leads to', example: '/classes' };
const titleAndText = { title: { label: 'Title' }, text: { label: 'Text' } };
const picture = { label: 'Picture' };

/** Fields of every screen. */
const screen = {
  kind: { label: 'Kind of page', help: 'What the page can show depends on it.' },
  title: {
    label: 'Title of the page',
    help: 'No two pages have the same.',
    shown: 'As its heading, and on the tab of the browser',
  },
  description: {
    label: 'Description',
    help: 'One sentence of 40 to 170 letters. No two pages have the same.',
    shown: 'In Google and other searches, and with shared links',
  },
  next: {
    label: 'Next page',
    help: 'Where a visitor goes on. Without it, the page leads to the enquiry form.',
    example: '/classes',
    shown: 'At the end of the page',
  },
  searchWords,
};

const withIntro = {
  ...screen,
  intro: { label: 'Introduction', help: 'A few sentences.', shown: 'Below the title' },
};

const introduced = { ...withIntro, picture };

export const screensFields = {
  homeScreen: {
    ...screen,
    title: { ...screen.title, shown: 'On the tab of the browser' },
    slides: {
      label: 'Slides',
      help: 'They follow one another. A single slide stays.',
      shown: 'At the top of the page',
    },
    heading: {
      label: 'Main heading',
      help: 'What the school is, where, and for which classes. Without it, the title is shown.',
      example: 'English-medium school in Panaji, Nursery to Grade 10',
      shown: 'Below the slides',
    },
    quickLinks: {
      label: 'Quick links',
      help: 'Two to four, for what parents need first. They can be left out.',
      shown: 'Below the main heading',
    },
    action: { label: 'Main button', shown: 'Beside the slogan of the school' },
    tiles: { label: 'Facilities', help: 'Each a picture that leads to its page.' },
    figures: { label: 'School in figures', help: 'What parents ask for, such as the number of pupils.' },
    welcome: { label: 'Welcome', shown: 'Below the facilities' },
  },
  slide: {
    picture,
    sentence: { label: 'Sentence', help: 'Write one short sentence.', shown: 'On the picture' },
  },
  quickLink: {
    label: { label: 'Text of the link', help: 'One word: all have to fit side by side on a phone.', example: 'Fees' },
    to,
  },
  homeAction: {
    label: { label: 'Text of the button', example: 'Ask about admission' },
    to,
  },
  tile: {
    title: { label: 'Name of the facility', example: 'Library' },
    picture,
    to,
  },
  figure: {
    value: {
      label: 'Figure',
      help: 'A number or a few words. {{students}} becomes the number of pupils.',
      example: '{{students}}',
    },
    label: { label: 'What it counts', example: 'pupils' },
  },
  welcome: {
    ...titleAndText,
    accordion: { label: 'Panels', help: 'They open one at a time; the first is open.', shown: 'Below the text' },
  },
  accordionPanel: {
    title: { label: 'Title of the panel', example: 'Our Values' },
    text: { label: 'Text' },
    items: { label: 'Points', help: 'Short texts, each with a title.' },
  },
  accordionItem: titleAndText,
  proseScreen: {
    ...screen,
    picture,
    cards: { label: 'Cards', help: 'Short texts side by side.', shown: 'Below the text' },
    steps: { label: 'Steps', help: 'In a fixed order. They are numbered automatically.', shown: 'Below the text' },
    rules: {
      label: 'Lists of rules',
      help: 'The short names of the lists, in the order of the page.',
      example: 'leave',
      shown: 'Below the text',
    },
    signature: {
      label: 'Signature',
      help: 'Who signs the text, for example the principal.',
      shown: 'At the end of the text',
    },
  },
  tablesScreen: {
    ...introduced,
    tables: {
      label: 'Tables',
      help: 'In the order of the page.',
      choices: {
        fees: 'Fees',
        'fees-in-other-language': 'Fees in second language',
        'common-holidays': 'Vacations',
        'gazetted-holidays': 'Gazetted holidays',
        'examination-cycle': 'Examinations',
        committees: 'Committees',
      },
    },
  },
  partsScreen: {
    ...introduced,
    parts: { label: 'Parts of the page', help: 'In the order of the page.' },
  },
  formScreen: {
    ...introduced,
    form: { label: 'Form', help: 'Its short name. A form can be on one page only.', example: 'career' },
  },
  contactScreen: introduced,
  searchScreen: introduced,
  teachersScreen: introduced,
  newsScreen: introduced,
  classesScreen: introduced,
  galleryScreen: {
    ...withIntro,
    intro: { ...withIntro.intro, shown: 'Beside the pictures' },
    routes: {
      label: 'Stops of the bus',
      help: 'In the order of the table. Leave them out on pages that are not about the bus.',
      shown: 'Below the pictures',
    },
    imageName: {
      label: 'Name of each picture',
      help: 'The site adds a number.',
      example: 'Science Lab Image',
      shown: 'Nowhere: it is read out to people who cannot see the pictures',
    },
    pictures: { label: 'Pictures' },
  },
  busStop: {
    village: { label: 'Village', help: 'Or part of the town.', example: 'Hanegaon' },
    stop: { label: 'Bus stop', help: 'Where the bus stops there.', example: 'Temple gate' },
    time: { label: 'Time in the morning', help: 'On the 24-hour clock.', example: '07:10' },
    fare: { label: 'Fare a month', help: 'In rupees.', example: '900' },
  },
  albumsScreen: {
    ...withIntro,
    albums: { label: 'Albums', help: 'In the order of the page.' },
  },
  documentsScreen: {
    ...withIntro,
    sections: { label: 'Sections', help: 'Each with a table of its own, in the order of the page.' },
  },
};
