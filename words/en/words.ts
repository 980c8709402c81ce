import { listed } from '../listed.ts';
import { counted } from '../counted.ts';

/*
 * All texts of the interface in English; the school's texts are in `content/`. `words` has those that islands need, and the
 * other exports have the rest, so that phones don't load them as scripts. Comments here apply to the other languages, too.
 */

export const words = {
  close: 'Close',
  send: 'Send',
  menu: 'Menu',
  closeMenu: 'Close menu',
  siteMenu: 'Site',
  skipToContent: 'Skip to the content',
  logo: (schoolName: string) => `${schoolName}, home`,
  lastChanged: (day: string) => `Last changed on ${day}`,
  /** Link at the end of a screen. */
  next: (title: string) => `Next: ${title}`,
  opensInNewTab: 'opens in a new tab',

  search: {
    search: 'Search',
    /** Title of the search dialog. */
    quick: 'Quick search',
    everything: 'Everything on this site, screen by screen',
  },

  form: {
    optional: 'optional',
    /** Note on a conditional question. @param answers any of which makes us ask it */
    onlyFor: (answers: readonly string[]) => `Only for ${listed(answers, 'and')}`,
    sending: 'Sending…',
    waiting: (seconds: number) =>
      `Many families are sending right now. Your form is safe and will be resent automatically in ${counted(seconds, 'second')}.`,
    /** What a form says if the visitor changes an answer while the form is waiting to be sent again. */
    notSentYet: 'Nothing has been sent yet. Press “Send” when everything is right.',
    /** Prefix of the page title while a form shows errors, so that screen readers read it first. */
    errorTitlePrefix: 'Error: ',
    errorSummary: (count: number) =>
      count === 1 ? 'There is one thing to correct' : `There are ${count} things to correct`,
    nothingIsLost: 'Everything that you typed is kept.',
    tryAgain: 'Try again',
    tooLong: (label: string, maxLength: number) => `${label} must be ${counted(maxLength, 'character')} or fewer`,
    notAnOption: (label: string) => `Choose one of the listed answers for “${label}”`,
    notADate: 'Enter a real date, for example 15/06/2018',
    dateNotPast: 'The date of birth must be before today',
    ageOutside: (from: number, to: number) => `Check the year: the age must be between ${from} and ${to} years`,
    notAMobileNumber:
      'Enter a mobile number with 10 digits, for example 98765\u00a043210, or with + and a country code',
    notAnEmailAddress: (isRequired: boolean) =>
      `Enter an e-mail address like name@example.com${isRequired ? '' : ', or leave it empty'}`,
    answerMissing: (label: string) => `“${label}” must be answered`,
    answered: (count: number, needed: number) => `${count} of ${needed} answered`,
    section: (title: string, number: number, count: number) => `${number}/${count} ${title}`,
    leaveEmpty: 'Leave this field empty',
    admissionClosed: (label: string) => `Admission to ${label} is closed at present.`,
    classNotOffered: (label: string) => `${label} is not in the list of this form.`,
    toApplyCall: 'To apply for it, call the school:',
  },

  actions: {
    /** Prefilled WhatsApp message. */
    whatsappText: 'Hello, I have a question for the school.',
    label: 'Reach the school',
    call: 'Call',
    whatsapp: 'WhatsApp',
    enquire: 'Enquire',
  },

  footer: {
    aboutUs: 'About Us',
    siteMap: 'Site map',
    developedBy: 'Developed by',
    licences: 'Licences of fonts and code',
  },

  /** Link to subscribe to the calendar. */
  calendar: {
    add: 'Add these days to your phone’s calendar',
    subscribe: 'Subscribe to this calendar, so that corrections arrive automatically',
    addHolidays: 'Add the holidays to your phone',
  },

  classes: {
    title: 'Our classes',
    rupees: (amount: number) => `₹ ${amount.toLocaleString('en-IN')}`,
    ages: (from: number, to: number) => `Age ${from} to ${to} years`,
    seats: (count: number) => (count === 1 ? '1 seat' : `${count} seats`),
    /** On the card of a class that takes no pupils at present, in place of the button. */
    closed: 'Admission closed',
    apply: 'APPLY NOW',
    applyFor: (label: string) => `APPLY NOW for ${label}`,
    /** Button on phones that shows the seats and the description of a class. */
    more: (label: string) => `More about ${label}`,
  },

  contact: {
    title: 'Reach us',
    address: 'Address',
    phones: 'Phone',
    hours: 'School hours',
    emails: 'E-mail',
    whatsapp: 'WhatsApp',
    showMap: 'Show the map',
    mapTitle: 'Map of the school',
    openMap: 'Open in your phone’s map',
    directions: 'Directions in Google Maps',
  },

  documents: {
    /** Letter of a section, for languages with another alphabet. @param letter A to Z */
    sectionLetter: (letter: string) => letter,
    serialNumber: 'Sr. No.',
    view: 'View',
    /** Link of an awaited document. */
    viewHowToAsk: 'View how to ask for it',
    awaited: (since: string) => `Awaited since ${since}`,
    notApplicable: (reason: string) => `Not applicable: ${reason}`,
    validUntil: (day: string) => `Valid until ${day}`,
    /** Table cells of examination results that a school does not have yet. */
    result: { awaited: 'Awaited', notApplicable: 'Not applicable' },
    teachersPerSection: ({ each, teachers, sections }: { each: number; teachers: number; sections: number }) =>
      `${each} for each section (teachers: ${teachers}, sections: ${sections})`,
    counts: ({ published, notApplicable }: { published: number; notApplicable: number }) =>
      `Published: ${published}${notApplicable > 0 ? ` · Not applicable: ${notApplicable}` : ''}`,
  },

  home: {
    notFound: 'We could not find that page. This is our home page.',
    today: {
      open: 'Today: school is open',
      closed: 'Today: school is closed',
      next: 'Next holidays',
      days: (first: string, last: string) => `${first} to ${last}`,
    },
    facilities: 'Facilities',
    figures: 'The school in figures',
    carousel: 'Life at the school',
  },

  carousel: {
    role: 'carousel',
    slideRole: 'slide',
    pause: 'Pause',
    play: 'Play',
    previous: 'Previous slide',
    next: 'Next slide',
    position: (current: number, count: number) => `${current} of ${count}`,
  },

  people: {
    /** Number of people in a group. */
    count: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  },

  photos: {
    /** Label of an album card. */
    count: (count: number) => (count === 1 ? '1 Photo' : `${count} Photos`),
    /** Alternative text of a photo for which the content has none. */
    numbered: (what: string, number: number) => `${what}, photo ${number}`,
    albumPageTitle: (album: string, gallery: string) => `${album} · ${gallery}`,
    /** Description of an album page for search engines and shared links. */
    albumPageDescription: (album: string, school: string, count: number) =>
      `The photo album “${album}” of ${school}: ${count === 1 ? 'one photo' : `${count} photos`}.`,
    viewer: 'Large photo',
    zoom: 'Zoom',
    previous: 'Previous photo',
    next: 'Next photo',
    download: 'Download',
    notLoaded: 'The photo could not be loaded. Is there a connection?',
  },

  failure: {
    title: 'Your form was not sent',
    unsureTitle: 'We don’t know whether your form arrived',
    safeToSendAgain: 'It is safe to send it again: a form that arrives twice counts only once.',
    offline: 'Your phone is not connected to the internet.',
    unreachable: 'The form could not be delivered, or the reply was lost. The connection may be weak.',
    foreignAnswer: 'A different page came back. Does this Wi-Fi ask you to log in first?',
    timedOut: 'There was no reply for 25 seconds.',
    tooMany: 'Too many people are sending right now. Please try again in a few minutes.',
    tooLarge: 'The text is too long to be sent. Please shorten it.',
    serverTrouble: 'The service that sends the form has a problem right now.',
    refused: 'The form could not be sent because of a technical problem.',
    whatsapp: 'Send by WhatsApp',
    orCall: 'Or call the school:',
  },

  offline: {
    youAreOffline: 'You are offline.',
    slow: 'The connection is slow.',
    again: 'You are connected again.',
    pageIsFrom: (when: string) => `This page is from ${when}.`,
    loadAnew: 'Load it again',
    call: (number: string) => `Call ${number}`,
    formCanBeFilledIn: 'You are offline. You can fill in the form now, and send it when you are connected again.',
    formCannotBeSent:
      'You are offline: this form cannot be sent now. What you type is kept on this phone until you close the tab. Press Send when you are connected again.',
    /** Title of the page that a phone without a connection shows for a screen it has not cached. */
    title: 'You are offline',
    notKept: 'This screen is not on your phone yet. It will open by itself once you are connected again.',
    callTheSchool: 'Call the school',
    kept: 'These screens are on your phone',
  },

  /** Number that the school asks for on the phone. */
  reference: (reference: string) => `Reference: ${reference}`,
  spokenNumber: (number: string) => `If you call us, say this number: ${number}`,

  /** The menu of languages. */
  languages: {
    label: 'Language',
    /** Link for visitors who chose this language before or whose phone uses it. Short, for the top bar of a phone. */
    readInThis: 'Read in English',
  },

  /** Page that redirects from an old address. */
  moved: {
    title: 'This page is at another address',
    goThere: 'Go to the page',
  },
} as const;

/** Search results. */
export const answerWords = {
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothing: (question: string) => `Nothing was found for “${question}”.`,
  tryAnother: 'Try another word, or ask the school:',
  call: 'Call',
  askOnWhatsapp: 'Ask on WhatsApp',
  whatsappText: (question: string) => `Hello, I am looking for: ${question}`,
  likely: 'Most parents look here:',
  failed: 'The search could not be loaded. Is the internet on?',
  everything: 'See all headings',
};

/** Figures in sentences: of the school, and how long it keeps submissions. */
export const factWords = {
  atLeast: (count: number) => `${count.toLocaleString('en-IN')}+`,
  moreThan: (count: number) => `more than ${count.toLocaleString('en-IN')}`,
  acres: (count: number) => (count === 1 ? '1 acre' : `${count} acres`),
  /** How long we keep submissions, in the privacy notice. */
  years: (count: number) => (count === 1 ? 'one year' : `${count} years`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
} as const;

export const feeWords = {
  paid: { yearly: 'a year', termly: 'a term', monthly: 'a month', once: 'once' },
  paidSo: (label: string, paid: string) => `${label}, ${paid}`,
  fee: 'Fee',
  captions: {
    yearly: 'Yearly fees',
    termly: 'Term fees',
    monthly: 'Monthly fees',
    once: 'One-time fees',
    mixed: 'Fees',
  },
} as const;

/** Headers and captions of tables. */
export const tableWords = {
  /** What screen readers say for the dash in an empty cell. */
  emptyCell: 'none',
  serialNumber: 'Sr. No.',
  name: 'Name',
  designation: 'Designation',
  category: 'Category',
  role: 'Role',
  mobile: 'Mobile No.',
  busRoutes: 'Stops of the school bus',
  village: 'Village',
  stop: 'Stop',
  morningTime: 'Morning pickup',
  fareAMonth: 'Monthly fare',
  classTeachers: 'Class teachers',
  section: (number: number) => `Section ${'ABCDEFGHIJ'[number - 1] ?? number}`,
  earlierSession: (session: string) => `Record of the session ${session}`,
  commonHolidays: (session: string) => `Common holidays ${session}`,
  vacation: 'Vacation',
  from: 'From',
  to: 'To',
  reopensForStudents: 'School reopens for students',
  reopensForTeachers: 'School reopens for teachers',
  gazettedHolidays: (session: string) => `Authorized gazetted holidays ${session}`,
  date: 'Date',
  day: 'Day',
  event: 'Event',
  examinationCycle: (session: string) => `Examination cycle ${session}`,
  dates: 'Dates',
  openHouse: 'Open house',
  calendarOf: (school: string) => `Calendar of ${school}`,
  range: (first: string, last: string) => `${first} to ${last}`,
  class: 'Class',
  ageInYears: 'Age in years',
  ages: (from: number, to: number) => `${from} to ${to}`,
  seats: 'Seats',
} as const;

export const newsWords = {
  pinned: 'Pinned',
  /** Last day of a notice among the news. */
  until: (day: string) => `Until ${day}`,
  none: 'There is no news right now.',
  earlier: 'All notices by year',
  readPdf: 'Read the PDF',
  feed: 'Follow the news in a feed reader',
  ofYear: (news: string, year: string) => `${news} of ${year}`,
  archiveDescription: (school: string, year: string) =>
    `Every notice of ${school} in the year ${year}, the newest first.`,
  /** Title of a notice with its day, for tabs and shared links: titles such as “Holiday tomorrow” recur. */
  titleOnDay: (title: string, day: string) => `${title}, ${day}`,
  noticeOf: (school: string, day: string) => `Notice of ${school}, ${day}.`,
} as const;

/** Texts of the PDFs. */
export const documentWords = {
  subject: (schoolName: string, registrations: readonly string[]) =>
    [`Document of ${schoolName}`, ...registrations].join(', '),
  awaitedSubject: (schoolName: string) => `${schoolName} has not supplied this document yet`,
  session: (session: string) => `Session ${session}`,
  asOf: (day: string) => `As of ${day}`,
  page: (number: string, count: string) => `Page ${number} of ${count}`,
  awaited: {
    title: (title: string) => `Awaited: ${title}`,
    heading: 'The school office will supply this document',
    since: (title: string, day: string) =>
      `This page is reserved for “${title}”. The office has been waiting for the document since ${day}. As soon as it arrives, it will appear at this same address.`,
    isNoCertificate: 'This page is not the document, and it certifies nothing.',
    howToAsk: 'How to ask for it',
    callOrWrite: 'Call the school office, or write to it:',
  },
} as const;

/** Texts of the server: answers to forms sent without JavaScript, mails. */
export const serverWords = {
  backHome: 'Back to the home page',
  sendAgain: 'Send again',
  correctionTitle: 'Please correct the form',
  whatYouTyped: 'What you typed',
  orCallUs: 'Or call the school:',
  trouble: {
    mistaken: {
      title: 'Your form was not sent',
      text: 'The form did not reach us properly. Please go back to the page you came from, reload it and send again.',
    },
    foreign: {
      title: 'Your form was not sent',
      text: 'It did not come from its usual page. Please check it and send it again from here.',
    },
    'too-large': {
      title: 'Your form was not sent',
      text: 'The text is too long to be sent. Please shorten it and send again.',
    },
    attachment: {
      title: 'Your form was not sent',
      text: 'Files cannot be sent with this form. Please send it again without a file and bring the papers to the school office.',
    },
    'too-often': {
      title: 'Please send again',
      text: 'Many people are sending right now. Please wait a few seconds, then send again.',
    },
    'not-stored': {
      title: 'Your form was not sent',
      text: 'We could not save your form just now. Please send it again in a few minutes, or call us.',
    },
    fault: {
      title: 'Your form was not sent',
      text: 'Something went wrong on our side. Please send again. A form that arrives twice counts only once.',
    },
  },
  tags: {
    honeypot: 'A field that people do not see was filled in: a robot, or a phone that fills in everything.',
    'too fast': 'It was sent within 3 seconds of opening the form.',
    damaged: 'A disk error damaged it: part of it is missing or wrong. Ask again before you rely on it.',
  },
  mail: {
    empty: '—',
    received: 'Received',
    reference: 'Reference',
    /** Label for the language of the form, in which the office should call the family. */
    language: 'Language',
    /** Marks in the subject line of a mail. */
    toCheck: 'check',
    corrected: 'corrected',
    correction: 'The sender has corrected this form. It replaces the mail that came before.',
    mustCheck: 'Please check this one:',
    call: 'Call',
    otherFields: 'Other fields',
  },
  /** What the office and the Monday mail say about the nightly backup. */
  backup: {
    failed: { backup: 'The backup failed', copy: 'The backup could not be copied elsewhere' },
    why: {
      'disk full': 'The disk is too full.',
      'no folder': 'Its folder is missing, or the server may not write to it. Is the disk plugged in?',
      damaged: 'A file is damaged. Have the disk checked.',
      'host key': 'The other computer shows another key than at the first connection. Nothing was sent to it.',
      certificate: 'The certificate of the other computer is not valid for its name.',
      'private key': 'The private key can’t be read.',
      'sign in': 'The other computer refuses name or password.',
      unreachable: 'The other computer does not answer.',
      other: 'npm run backup says why.',
      overdue: 'None was made for two days.',
    },
    tellWhom: 'Tell the person who runs the server.',
    lastGood: (when: string) => `The last good one is from ${when}.`,
    noGood: 'There is no good one yet.',
    checked: (when: string, forms: number, files: number) =>
      `Last backup: checked ${when}, ${counted(forms, 'form')}, ${counted(files, 'content file')}.`,
  },
  report: {
    subject: (came: number, waiting: number) => `Website forms, last week: ${came} received, ${waiting} waiting`,
    period: (from: string, to: string) => `Forms received from ${from} to ${to}:`,
    waiting: 'Waiting to be mailed',
    undelivered: 'Could not be mailed, see the office',
    /** Submissions that arrived in the seven days until two days ago. */
    uncalled: 'Not called within two days',
    everyMonday:
      'This mail comes every Monday. If it does not come, forms may not come either: tell the person who runs the server.',
  },
} as const;
