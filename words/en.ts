/**
 * Every word that the interface itself says, in English. The school's own words live in `content/`.
 * A second language is a second file of the same shape.
 */
export const words = {
  close: 'Close',
  send: 'Send',
  menu: 'Menu',
  closeMenu: 'Close menu',
  siteMenu: 'Site',
  skipToContent: 'Skip to the content',
  affiliationLine: (affiliationNumber: number) => `CBSE Affiliation No. ${affiliationNumber}`,
  logo: (schoolName: string) => `${schoolName}, home`,
  opensInNewTab: 'opens in a new tab',

  form: {
    optional: 'optional',
    sending: 'Sending…',
    /** Put before the page title while a form shows errors, so that a screen reader hears it first. */
    errorTitlePrefix: 'Error: ',
    errorSummary: (count: number) =>
      count === 1 ? 'There is one thing to correct' : `There are ${count} things to correct`,
    nothingIsLost: 'Everything that you typed is kept.',
    tryAgain: 'Try again',
    tooLong: (label: string, maxLength: number) => `${label} must be ${maxLength} characters or fewer`,
    notAnOption: (label: string) => `Choose one of the listed answers for “${label}”`,
    notADate: 'Enter a real date, for example 15 June 2018',
    dateNotPast: 'The date of birth must be before today',
    notAMobileNumber: 'Enter a mobile number with 10 digits, for example 98765 43210, or with + and a country code',
    notAnEmailAddress: 'Enter an e-mail address like name@example.com, or leave it empty',
    leaveEmpty: 'Leave this field empty',
  },

  enquiryDialogTitle: 'Admission enquiry',

  actions: {
    label: 'Reach the school',
    call: 'Call',
    whatsapp: 'WhatsApp',
    enquire: 'Enquire',
  },

  footer: {
    aboutUs: 'About Us',
    siteMap: 'Site map',
    developedBy: 'Developed by',
    colophon: 'The pictures are drawn in the spirit of the Warli wall paintings of Maharashtra.',
  },

  classes: {
    title: 'Our classes',
    rupees: (amount: number) => `₹ ${amount.toLocaleString('en-IN')}`,
    aYear: 'a year',
    ages: (from: number, to: number) => `Age ${from} to ${to} years`,
    seats: (count: number) => `${count} seats`,
    apply: 'APPLY NOW',
    applyFor: (label: string) => `APPLY NOW for ${label}`,
  },

  contact: {
    title: 'Reach us',
    address: 'Address',
    phones: 'Phone',
    emails: 'E-mail',
    whatsapp: 'WhatsApp',
    mapTitle: 'Map of the school',
    openMap: 'Open in your phone’s map',
    directions: 'Directions in Google Maps',
  },

  documents: {
    serialNumber: 'Sr. No.',
    view: 'View',
    awaited: (since: string) => `Awaited since ${since}`,
    notApplicable: (reason: string) => `Not applicable: ${reason}`,
  },

  home: {
    facilities: 'Facilities',
    figures: 'The school in four figures',
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

  photos: {
    /** The label of an album card. */
    count: (count: number) => (count === 1 ? '1 Photo' : `${count} Photos`),
    /** The description of a photo that has no words of its own. */
    numbered: (what: string, number: number) => `${what}, photo ${number}`,
    albumPageTitle: (album: string, gallery: string) => `${album} · ${gallery}`,
    /** For search engines and shared links. */
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
    offline: 'Your phone is not connected to the internet.',
    unreachable: 'We could not reach the mail service. The connection may be weak.',
    timedOut: 'There was no answer for 25 seconds. You can try again: a form that arrived twice counts only once.',
    tooMany: 'Many people are sending at this moment. Please wait a few seconds.',
    tooLarge: 'The text is too long to be sent. Please shorten it.',
    serverTrouble: 'The mail service has a problem at this moment.',
    refused: 'The mail service did not accept the form.',
    whatsapp: 'Send by WhatsApp',
    orCall: 'Or call the school:',
  },

  /** A screen that could not be shown. */
  failedScreen: {
    title: 'This screen could not be shown',
    whatHappened: 'The connection broke off, or something on our side did.',
    otherwise: 'If it happens again, the school can tell you what you are looking for:',
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
    /** The page for a screen that was never visited. */
    title: 'You are offline',
    notKept: 'This screen is not on your phone yet. It opens by itself once you are connected again.',
    callTheSchool: 'Call the school',
    kept: 'These screens are on your phone',
  },

  /** `#enquirySuccessModal`. The sentence is quoted from the specification, letter for letter. */
  success: {
    title: 'Sent',
    sentence: 'Your enquiry is sent successfuly. Our executive we be get in touch with you soon. Thank you..!!',
  },
} as const;
