/**
 * What the server itself says, in English: answers to a form sent without scripts, the mails, the inbox. Apart from
 * `en.ts`, since all of that travels to every visitor.
 */
export const serverWords = {
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
} as const;
