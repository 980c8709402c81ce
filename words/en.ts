/**
 * Every word that the interface itself says, in English. The school's own words live in `content/`.
 * A second language is a second file of the same shape.
 */
export const words = {
  close: 'Close',
  send: 'Send',
  menu: 'Menu',
  siteMenu: 'Site',
  skipToContent: 'Skip to the content',
  affiliationLine: (affiliationNumber: number) => `CBSE Affiliation No. ${affiliationNumber}`,
  logo: (schoolName: string) => `${schoolName}, home`,
  opensInNewTab: 'opens in a new tab',

  form: {
    required: 'required',
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

  /** `#enquirySuccessModal`. The sentence is quoted from the specification, letter for letter. */
  success: {
    title: 'Sent',
    sentence: 'Your enquiry is sent successfuly. Our executive we be get in touch with you soon. Thank you..!!',
  },

  /** Pages that the server itself writes: answers to a form sent without scripts, the mails, the inbox. */
  server: {
    backHome: 'Back to the home page',
    sendAgain: 'Send again',
    correctionTitle: 'Please correct the form',
    whatYouTyped: 'What you typed',
    orCallUs: 'Or call the school:',
    trouble: {
      mistaken: {
        title: 'Your form was not sent',
        text: 'The form did not reach us as it should. Please go back to the page that you came from, reload it and send again.',
      },
      foreign: {
        title: 'Your form was not sent',
        text: 'It came from a page that we do not know. Please check it and send it again from here.',
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
        text: 'Many people are sending at this moment. Please wait a few seconds, then send again.',
      },
      'not-stored': {
        title: 'Your form was not sent',
        text: 'We could not keep your form at this moment. Please send it again in a few minutes, or call us.',
      },
      fault: {
        title: 'Your form was not sent',
        text: 'Something went wrong on our side. Please send again. A form that arrives twice counts only once.',
      },
    },
    tags: {
      honeypot: 'A field that people do not see was filled in: a robot, or a phone that fills in everything.',
      'too fast': 'It was sent within 3 seconds of opening the form.',
    },
    mail: { empty: '—' },
    inbox: {
      title: 'Inbox',
      empty: 'Nothing has arrived yet. What visitors send with the forms will appear here.',
      forms: { enquiry: 'Admission enquiry', career: 'Career application' },
      toAll: 'All messages',
      newer: 'Newer',
      older: 'Older',
      waiting: 'Waiting to be mailed',
      delivered: 'Mailed',
      keptInMailbox: 'In the mailbox',
      failedTries: (attempts: number) => `Not mailed yet, tried ${attempts === 1 ? 'once' : `${attempts} times`}`,
      refused: 'The mail server refuses it: check the mail settings',
      lastError: 'The last error',
      nextTry: 'Next try',
      corrected: 'Corrected',
      earlierAnswers: 'What was sent before the correction',
      asMail: 'The mail',
      unreadable: 'This record on the disk is damaged. Its file:',
      noName: 'No name given',
      otherMails: 'Other mails in the mailbox',
      received: 'Received',
      form: 'Form',
      state: 'State',
      reference: 'Reference',
    },
  },
} as const;
