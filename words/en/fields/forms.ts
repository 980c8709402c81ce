export const formsFields = {
  form: {
    title: {
      label: 'Title',
      help: 'Heading of the dialog, and name of the form in the office, for example Admission enquiry.',
    },
    template: {
      label: 'Template',
      help: 'Id of the mail template, at a mail provider too. The files in content/mail/ begin with it.',
    },
    summary: { label: 'Summary', help: 'Names of one to three fields by which the office tells one from another.' },
    sent: { label: 'Sent' },
    stages: {
      label: 'Stages',
      help: 'The stages of the office’s work on what arrives, in their order; the first is that of new forms. Without them: New, In progress, Done.',
    },
    fields: { label: 'Fields', help: 'The questions, in their order.' },
  },
  afterSending: {
    title: { label: 'Title', help: 'Heading of what visitors read after sending.' },
    sentence: { label: 'Sentence', help: 'What they read below it.' },
  },
  stage: {
    id: { label: 'Id', help: 'What is stored. Never change it after the office has used it.' },
    label: { label: 'Label', help: 'What the office reads, for example Form sold. It can be changed.' },
    final: {
      label: 'Final',
      help: 'true: nobody has to call any more, for example after admission, or if the family is not coming.',
    },
  },
  question: {
    kind: {
      label: 'Kind',
      help: 'How it is asked for. Any day. A day before today. One answer out of a list.',
      choices: { text: 'Text', multiline: 'Multiline', mobile: 'Mobile', email: 'Email' },
    },
    name: { label: 'Name', help: 'What is sent, and what the mail template calls it: {{full_name}}. Never shown.' },
    part: { label: 'Part', help: 'Begins a part of a long form: its title. Then the first question needs one too.' },
    label: { label: 'Label', help: 'The question.' },
    hint: { label: 'Hint', help: 'Why you ask, or how to answer, in one line.' },
    required: { label: 'Required', help: 'true: it cannot be left empty.' },
    whenEmpty: {
      label: 'When empty',
      help: 'With `required: true`: what to say when it is empty, without a full stop, for example Enter a name.',
    },
    onlyIf: {
      label: 'Only if',
      help: 'Asks this question only where one of these answers is chosen: { question: class_name, answers: [Grade 11] }.',
    },
    autocomplete: {
      label: 'Autocomplete',
      help: 'What the browser may fill in about the person who types: name, tel, email … off if the question is about someone else.',
      choices: {
        off: 'Off',
        name: 'Name',
        'honorific-prefix': 'Honorific prefix',
        'given-name': 'Given name',
        'additional-name': 'Additional name',
        'family-name': 'Family name',
        nickname: 'Nickname',
        email: 'Email',
        tel: 'Tel',
        'street-address': 'Street address',
        'address-line1': 'Address line1',
        'address-line2': 'Address line2',
        'address-level1': 'Address level1',
        'address-level2': 'Address level2',
        'address-level3': 'Address level3',
        'postal-code': 'Postal code',
        'country-name': 'Country name',
        bday: 'Bday',
        sex: 'Sex',
        language: 'Language',
        url: 'Url',
        organization: 'Organization',
        'organization-title': 'Organization title',
      },
    },
    maxLength: { label: 'Max length', help: 'The longest answer, in letters.' },
    keypad: { label: 'Keypad', help: 'numbers: a phone shows digits to type with.' },
    ages: {
      label: 'Ages',
      help: 'The ages that are accepted, for example { from: 1, to: 25 }. Be generous: it is meant to catch mistyped years. Without it 0 to 120.',
    },
    placeholder: { label: 'Placeholder', help: 'The first, empty entry, for example Select Class.' },
    options: { label: 'Options', help: 'The answers, as they are shown and sent.' },
    classesExcept: {
      label: 'Classes except',
      help: 'After the options come the classes of facts/classes.yaml, except these; [] for all. Sent without spaces: Std5.',
    },
  },
  onlyIf: {
    question: { label: 'Question', help: 'The `name` of a list (`kind: select`) above this question.' },
    answers: { label: 'Answers', help: 'The answers of that list to which this question belongs.' },
  },
  ages: {
    from: { label: 'From', help: 'The youngest, in completed years.' },
    to: { label: 'To', help: 'The oldest.' },
  },
  privacy: {
    keepDays: {
      label: 'Keep days',
      help: 'How many days after its delivery what was sent is erased on our server. In the notices, {keepTime} becomes this number in words.',
    },
    notices: {
      label: 'Notices',
      help: 'Name of a form, as its file in content/forms/ without .yaml → the notice beside its Send button.',
    },
    otherForms: { label: 'Other forms', help: 'The notice of every form that has none of its own.' },
  },
  privacyNotice: {
    title: { label: 'Title' },
    items: { label: 'Items', help: 'What a person must know before sending. {keepTime} becomes keepDays in words.' },
    declaration: {
      label: 'Declaration',
      help: 'What a person declares by sending, for example to be the parent or guardian.',
    },
    asks: {
      label: 'Asks',
      help: 'The questions that the notice was written for, as `name:` in the form. The content check lists newer questions, so that you read the notice again.',
    },
  },
  privacyItem: {
    question: { label: 'Question' },
    answer: { label: 'Answer' },
  },
};
