import { counted } from '../counted.ts';
import { websiteWords } from './office/website.ts';

/*
 * The texts of the office's pages, for the people who work there. Plain words: not every clerk reads software in their own
 * language every day. Names of people are isolated by the views; comments here apply to the other languages, too.
 */

export const officeWords = {
  menu: {
    label: 'Office menu',
    today: 'Today',
    list: 'List',
    sheet: 'Call sheet',
    figures: 'Figures',
    website: 'Website',
    accounts: 'Accounts',
    /** Link to the user's own account. */
    account: 'My account',
    /** Opens language, account and sign-out on phones. */
    more: 'More',
  },
  search: { label: 'Name, phone or number', find: 'Find' },
  language: 'Language',
  signOut: 'Sign out',
  save: 'Save',
  cancel: 'Cancel',
  yes: 'yes',
  no: 'no',
  /** Shown above a form whose input was kept while the user signed in again. */
  notSavedYet: 'Not saved yet: you were signed out while typing. Check it and save.',
  leave: 'Your last change is not saved. Leave this page all the same?',
  /** Shown if the answer to a form doesn’t come. */
  noAnswer: 'The server does not answer. Perhaps this is not saved. Please try again: nothing is saved twice.',
  errorPrefix: 'Error: ',

  /** Stages of forms whose file lists none. */
  stages: [
    { id: 'new', label: 'New' },
    { id: 'in-progress', label: 'In progress' },
    { id: 'done', label: 'Done', isFinal: true },
  ],

  time: {
    today: 'today',
    yesterday: 'yesterday',
    daysAgo: (days: number) => `${counted(days, 'day')} ago`,
    days: (days: number) => counted(days, 'day'),
  },

  entry: {
    noName: 'No name given',
    noPhone: 'No number to call',
    call: 'Call',
    /** Names the button that opens a call, for screen readers. It begins with "Call". */
    callName: (name: string) => `Call ${name}`,
    forms: (count: number) => counted(count, 'form'),
    whatsapp: 'WhatsApp',
    /** First message to a family or an applicant, in their language. It must suit every form. */
    whatsappGreeting: (school: string) =>
      `Namaskar, this is ${school}. Thank you for writing to us through our website. When is a good time to talk?`,
    callInLabel: 'Language of the call',
    arrived: (when: string) => `Arrived ${when}`,
    inStage: (stage: string, days: number) => `${counted(days, 'day')} in “${stage}”`,
    dueToday: 'Call today',
    overdue: (days: number) => `${counted(days, 'day')} overdue`,
    nextCall: (day: string) => `Next call: ${day}`,
    noNextCall: 'No call planned',
    /** Above the family’s other forms. */
    sameFamily: 'Same phone number: one call for all',
    withNumber: (forms: number) => `${counted(forms, 'form')} have this phone number`,
    corrected: 'Corrected',
    tags: { honeypot: 'perhaps a robot', 'too fast': 'sent very fast', damaged: 'damaged' },
    columns: {
      name: 'Name',
      details: 'Details',
      phone: 'Phone',
      stage: 'Stage',
      nextCall: 'Next call',
      arrived: 'Arrived',
      owner: 'With',
      language: 'Language',
    },
  },

  outcome: {
    title: 'How did the call go?',
    /** Names the buttons below a card. @param name of the person to call */
    titleFor: (name: string) => `Result of the call to ${name}`,
    reached: 'Reached',
    'not reached': 'Not reached',
    again: 'Call again',
    /** After a call that reached nobody, before the day of the next one. */
    isReached: 'Reached.',
    notReachedYet: 'Not reached.',
    callOn: (day: string) => `We call again on ${day}.`,
    noFurther: 'No further call is planned.',
    noteSaved: 'Your note is saved.',
    writeNote: 'Write a note',
    takenBack: 'Taken back: it is as it was before.',
    undo: 'Undo',
  },

  today: {
    title: 'Today',
    due: 'Calls due',
    fresh: 'New',
    waiting: 'Waiting longest',
    stuck: 'Mail could not be delivered',
    /** @param shown number of the cards on the page */
    more: (shown: number, all: number) => `The first ${shown} of ${all} are shown.`,
    seeAll: 'See all in the list',
    showMore: 'Show more',
    allDone: 'All done: nobody is waiting for a call',
    nothingDue: 'No call is planned for today.',
    nothingFresh: 'Nothing new. What visitors send will appear here.',
    nothing: 'Nothing has arrived yet',
    nothingHint: 'When somebody sends a form on the website, you will see it here and can call them.',
    firstAccount: 'No login is needed on this computer. To work from other devices, make an account first.',
  },

  notices: {
    title: 'Notices',
    damagedFile: (saved: number | undefined, unreadable: number | undefined) =>
      'A disk error damaged the file with the forms. It was set aside and a new one started. ' +
      (saved === undefined
        ? 'Whatever can be read is being copied over.'
        : saved === 0
          ? 'None of it could be read. Have the disk checked; a backup may have it.'
          : `Copied over: ${saved}. Damaged or lost: ${unreadable}. Have the disk checked; a backup may have the rest.`),
    shortening: (count: number, when: string) => `${counted(count, 'form')} will be erased for good on ${when}.`,
    stopShortening: (days: number, nextDays: number) =>
      `The time for which forms are kept was lowered from ${days} to ${nextDays} days. To stop this, restore ` +
      `keepDays: ${days} in facts/privacy.yaml, then publish.`,
    noRoom: {
      'disk nearly full':
        'The disk of the server is full: forms are refused, and changes can’t be saved. Tell the person who runs the server.',
      'DATA_LIMIT_MB reached':
        'The forms take as much room as DATA_LIMIT_MB allows: new ones are refused. Tell the person who runs the server.',
    },
    outdated: {
      title: 'The site is not up to date',
      whatToDo: 'Visitors see the last version that could be built. Fix what is listed here, then publish again.',
    },
    /** For the person who runs the server: what is wrong with the git repository of the content. */
    history: {
      title: (count: number) => `Git has no commit of ${counted(count, 'publication')}`,
      why: {
        locked:
          'Another git program is at work in the repository of the content, or was interrupted. If none is running, delete the file that git names here.',
        merging:
          'Somebody has begun a merge, a rebase or a cherry-pick in the repository of the content. Finish or abort it.',
        owner:
          'The repository of the content belongs to another user of this machine than the one who runs the server. Give it to that one (chown).',
        other: 'Git refuses to make a commit in the repository of the content, for the reason that it gives here.',
        detached:
          'The repository of the content is on no branch (detached HEAD). What was published is committed, but checking out a branch takes it away from the content. Merge it into your branch first: git branch published, git switch main, git merge published.',
      },
      later:
        'Website and content are right. The next publication, and the next npm start, make the commits under the names of their authors. Leave these changes out of your own commits until then.',
      detachedTitle: 'What is published is on no branch',
    },
    outage: {
      title: 'No mail is going out',
      since: (since: string) =>
        `No mail has gone out since ${since}. What arrives is kept here, and is mailed as soon as the mail server takes it.`,
      why: {
        away: 'The mail server answers, but is not taking mail at the moment.',
        silent: 'The mail server does not answer: check host and port in SMTP_URL, and any firewall in between.',
        closed: 'No mail server is listening there: check host and port in SMTP_URL, and whether it is running.',
        unknownName:
          'There is no host of that name: check SMTP_URL, and whether this machine is connected to the internet.',
        certificate:
          'Its certificate cannot be verified: it is self-signed, has expired or is for another name. Give the mail server a valid one, or read about SMTP_ANY_CERTIFICATE in .env.example.',
        noTls:
          'The mail server offers no encryption on this port, and without it the password could be read on the way: try smtps:// or smtp:// with another port in SMTP_URL, or read about SMTP_PASSWORD_IN_CLEAR in .env.example.',
        login: 'The mail server refuses the website’s login: check name and password in SMTP_URL.',
      },
    },
  },

  list: {
    title: 'List',
    found: 'Search results',
    foundFor: (wanted: string) => `Searched for: “${wanted}”`,
    moreFilters: 'More filters',
    count: (count: number, isMore: boolean) => (isMore ? `more than ${count - 1} forms` : counted(count, 'form')),
    apply: 'Show',
    clear: 'Clear all filters',
    all: 'All',
    form: 'Form',
    stage: 'Stage',
    choice: 'Class or choice',
    owner: 'With',
    due: 'Next call',
    dues: { due: 'Today or overdue', week: 'Within a week', none: 'Not planned' },
    arrived: 'Arrived',
    arrivals: { today: 'Arrived today', week: 'Arrived this week', month: 'Arrived in the last 30 days' },
    sort: 'Sort by',
    sorts: { call: 'Next call', arrival: 'Arrival, newest first' },
    next: 'Next page',
    range: ({ from, to, all }: { from: number; to: number; all: number }) => `${from} to ${to} of ${all}`,
    first: 'Back to the start',
    workbook: 'Download as Excel',
    nothing: 'Nothing has arrived yet',
    noMatch: 'Nothing matches these filters',
    noMatchHint: 'Remove a filter, or clear them all.',
    notFound: 'Nothing was found',
    notFoundHint:
      'Check the spelling, or try only the last four digits of the phone number, the six-digit number, or part of the name.',
    /** A hint below it. */
    onlyPhoned:
      'A family that has only phoned: fill in the enquiry form of the website for them, then they are in the list.',
    tooShort: 'Type more digits',
    tooShortHint: 'A phone number is found by at least four of its digits, such as the last four.',
    backToList: 'Show the whole list',
  },

  record: {
    answers: 'Answers',
    empty: '—',
    others: 'Other information',
    earlier: (when: string) => `Before the correction, sent ${when}`,
    received: 'Received',
    reference: 'Reference',
    spokenNumber: 'Enquiry number',
    stage: 'Stage',
    stageSince: (day: string) => `since ${day}`,
    nextCall: 'Next call or visit',
    saveDay: 'Save the day',
    /** Below a note. */
    noteNotSaved: 'Not saved yet: it is saved with how the call went, or alone.',
    tomorrow: 'Tomorrow',
    inThreeDays: 'In three days',
    monday: 'Monday',
    noCall: 'No call needed',
    otherDay: 'Another day',
    agreedDay: 'Next call on, if agreed',
    /** A remark about the next call, such as “3 pm, visits”. */
    remark: 'Time or reason, if any',
    /** @param names of families whose next call is planned together with this one */
    together: (names: string) => `On the same day, with the same number: ${names}. Its call moves along.`,
    callTakenOff: (day: string) => `The call of ${day} is no longer planned.`,
    notADay: 'Nothing was saved: write day, month and year, such as 15/06/2027.',
    owner: 'Who looks after it',
    nobody: 'Nobody yet',
    note: 'What was said',
    saveNote: 'Save only the note',
    history: 'History',
    noHistory: 'Nobody has called or changed anything yet.',
    siblings: 'Same phone number',
    correct: 'Correct answers',
    person: 'All data of this person',
  },

  history: {
    stage: (was: string, becomes: string) => `changed the stage from “${was}” to “${becomes}”`,
    callOn: (was: string, becomes: string) => `set the next call from ${was} to ${becomes}`,
    owner: (was: string, becomes: string) => `handed it from ${was} to ${becomes}`,
    answers: (was: string, becomes: string) => `corrected “${was}” to “${becomes}”`,
    note: 'note',
    resent: 'sent the mail again',
    call: {
      reached: 'called and reached them',
      'not reached': 'called, not reached',
      again: 'called, to be called again',
    },
    undone: (outcome: string) => `“${outcome}” was noted by mistake and has been undone.`,
    noDay: 'no day',
    nobody: 'nobody',
    nothing: 'nothing',
  },

  conflict: {
    title: 'Someone was faster',
    /** @param by account that made the change; `undefined` if it is unknown */
    text: (by: string | undefined, field: string, theirs: string) =>
      `${by ?? 'Someone'} has meanwhile set “${field}” to “${theirs}”.`,
    /** Of one field, whose name is the title of the page. */
    now: (by: string | undefined, theirs: string) => `${by ?? 'Someone'} has meanwhile set this to “${theirs}”.`,
    /** By the same account. */
    ownNow: (theirs: string) => `You have set this to “${theirs}” in another window.`,
    /** The value that is stored now, if it is long. */
    keepStored: 'Keep that one',
    mine: (mine: string) => `You wanted “${mine}”. Nothing was overwritten.`,
    keep: (theirs: string) => `Keep “${theirs}”`,
    use: (mine: string) => `Use “${mine}”`,
    /** Of the field below, where the user may have typed more since. */
    useMine: 'Use mine',
    empty: 'empty',
    /** The page of a call or an undo was older than what has happened since. */
    outdated:
      'Your tap has changed nothing, because the page was no longer up to date. This is how it is now. If it still has to be done, please tap again.',
  },

  mail: {
    title: 'The mail',
    status: 'Mail',
    open: 'Open the mail',
    waiting: 'Waiting to be mailed',
    sending: 'Being mailed',
    delivered: 'Handed over to the mail server',
    keptHere: 'In the mailbox of the office',
    notDelivered: 'Mail not delivered',
    undelivered: 'Not mailed: given up after five days',
    undeliveredUnsure:
      'Perhaps mailed: the mail server took it more than once and never answered. Copies may have arrived; look for them before you send it again',
    failedTries: (attempts: number) => `Not mailed yet, tried ${attempts === 1 ? 'once' : `${attempts} times`}`,
    problems: {
      later: 'It will be tried again',
      refused: 'The mail server knows no such recipient: check the address in the settings',
      policy: 'The mail server refuses the mail: check the mail settings',
      unsure: 'It may have arrived: the mail server’s answer was lost. Sending it again may make a second copy',
    },
    outcomes: {
      sent: 'Taken',
      later: 'Not now',
      refused: 'No such recipient',
      policy: 'Refused',
      unsure: 'Unsure: the answer was lost',
    },
    attempts: 'Tries to send the mail',
    columns: { at: 'Time', recipient: 'To', outcome: 'Result', reply: 'Answer of the mail server' },
    everybody: 'all recipients',
    sendAgain: 'Send again',
    nextTry: 'Next try',
    headers: 'Head of the mail',
  },

  sheet: {
    title: 'Call sheet',
    calls: (count: number) => counted(count, 'call'),
    print: 'Print',
    /** Without JavaScript. */
    printHint: 'To print, press Ctrl and P, or choose Print in the menu of the browser.',
    nothing: 'There is nobody to call today, so there is nothing to print.',
    result: 'Result',
    lastNote: 'Last note',
    serial: 'No.',
  },

  figures: {
    title: 'Figures',
    form: 'Form',
    show: 'Show',
    thisWeek: (count: number) => `This week: ${counted(count, 'form')}.`,
    mostChosen: (choices: string, count: number) => `Most for: ${choices} (${count}).`,
    asTable: 'The numbers as a table',
    weeks: 'Forms by week',
    week: 'Week from',
    count: 'Number',
    choices: 'By class and stage',
    choice: 'Class or choice',
    total: 'All',
    firstCalls: 'Days until the first call',
    days: 'Days',
    sameDay: 'same day',
    fewDays: '3 to 6 days',
    manyDays: '7 days or more',
    notCalled: 'not called yet',
    nothing: 'There are no figures yet',
    nothingHint: 'They appear when the first forms have arrived.',
  },

  person: {
    title: 'All data of this person',
    summary: (records: number) => `We keep ${counted(records, 'form')} with this phone number.`,
    mails: (count: number) => `${counted(count, 'mail')} in the mailbox of this server.`,
    mailElsewhere: 'Mails also went to a mail server. Erase them there by hand.',
    export: 'Download the chosen forms',
    erase: 'Choose what to erase',
    eraseHint: 'Answers, notes, history and mails on this server are erased. This cannot be undone.',
    confirmTitle: 'Erase data of this person?',
    choose: 'Which forms? One phone number can belong to several families.',
    chooseAll: (records: number) => `Choose all ${records}`,
    confirm: 'Yes, erase for good',
    problems: {
      none: 'No form was chosen. Tick at least one of them.',
      changed: 'Nothing was erased: a chosen form has changed since you opened the page. Look at it again.',
    },
    /** @param principals their names, or `undefined` if there is none */
    onlyPrincipal: (principals: string | undefined) =>
      `Only the principal can download or erase this${principals ? `: ask ${principals}` : ''}.`,
    keep: 'No, keep it',
    open: 'Open',
  },

  erased: {
    title: 'Erased',
    text: (records: number, mails: number) => `${counted(records, 'form')} and ${counted(mails, 'mail')} were erased.`,
    /** Heading of a list. */
    left: (records: number) => `Still here with this phone number: ${counted(records, 'form')}`,
    gone: 'Nothing of it is left on this server. Backups that were made before still have it; erase again after you restore one.',
    notGone:
      'It can no longer be seen, but a backup or another program is reading the database. The rest is erased as soon as that has ended.',
  },

  correct: {
    title: 'Correct answers',
    hint: 'For spelling mistakes, or if the family tells you something new on the phone. The old answers stay in the history.',
    save: 'Save the correction',
    errors: (count: number) => (count === 1 ? 'There is one thing to correct' : `There are ${count} things to correct`),
    choose: 'Choose',
  },

  signIn: {
    title: 'Sign in',
    expired: 'You are signed out now. What you typed is kept: sign in, check it and save.',
    name: 'Name',
    password: 'Password',
    submit: 'Sign in',
    codeTitle: 'Code from your app',
    codeHint: 'Open the app on your phone and type the six digits that it shows for this office.',
    code: 'Code',
    forgotten: 'Password forgotten? The principal can make a link with which you set a new one.',
    problems: {
      wrong: 'The name or the password is wrong. Try again.',
      code: 'The code is wrong or too old. Type the code that the app shows now.',
      used: 'This code was just used. Wait until the app shows the next one, and type that.',
      busy: 'Many people are signing in right now. Please try again in a few seconds.',
    },
    later: (seconds: number) => `Too many wrong attempts. Please wait ${counted(seconds, 'second')}, then try again.`,
  },

  password: {
    firstTitle: 'Make the first account',
    firstHint: 'The first account belongs to the principal. Are you the principal?',
    firstOther: 'If you are not, leave this page to the principal, who then adds an account for you.',
    firstName: 'Your name',
    firstSubmit: 'Yes, make my account',
    resetTitle: 'Set a new password',
    resetFor: (name: string) => `For the account ${name}.`,
    name: 'Name',
    password: 'Password',
    again: 'The password once more',
    rule: (characters: number) => `At least ${counted(characters, 'character')}. A short sentence is easy to remember.`,
    submit: 'Save the password',
    linkTitle: 'This link no longer works',
    linkHint: 'It was used already, or it is too old. Ask the principal for a new one.',
    problems: {
      short: 'The password is too short.',
      name: 'Enter a name with letters.',
      different: 'The two passwords differ. Type the same password twice.',
      busy: 'Nothing was saved, because much is going on right now. Please try again in a few seconds.',
    },
  },

  accounts: {
    title: 'Accounts',
    columns: { name: 'Name', role: 'Role', code: 'Code from an app', lastSeen: 'Last seen', change: 'Change' },
    roles: { clerk: 'Clerk', principal: 'Principal' },
    never: 'never',
    noPassword: 'has no password yet',
    you: 'you',
    rolesHint: 'Clerks call, note and change. The principal can also manage accounts, download lists and erase data.',
    resetLink: 'Link for a new password',
    makePrincipal: 'Make principal',
    makeClerk: 'Make clerk',
    remove: 'Remove',
    confirmRemove: 'Yes, remove the account',
    /** Names a button for screen readers. @param name of the account that it changes */
    of: (button: string, name: string) => `${button}: ${name}`,
    addTitle: 'Add an account',
    addHint: 'You then get a link to hand over, with which they set their own password.',
    role: 'Role',
    add: 'Add',
    copy: 'Copy',
    copied: 'Copied',
    onThisComputer: (hours: number) =>
      `It opens only on this computer: open it here together with the person, who then sets a password. It works once, within ${counted(hours, 'hour')}, and is not shown again.`,
    linkTitle: (name: string) => `Link for ${name}`,
    linkHint: (hours: number) =>
      `Copy it now and give it to them only: it is not shown again. With it they set a password, once, within ${counted(hours, 'hour')}.`,
    problems: {
      name: 'Enter a name with letters.',
      taken: 'There is already an account with this name. Choose another name.',
      last: 'This is the only principal. Make someone else principal first.',
      gone: 'Someone else has removed this account meanwhile.',
    },
  },

  account: {
    title: 'My account',
    saved: 'Saved.',
    passwordTitle: 'Change the password',
    current: 'Current password',
    password: 'New password',
    again: 'The new password once more',
    codeTitle: 'Code from an app',
    codeHint:
      'Signing in then also needs a code from an app on your phone, such as Google Authenticator. A stolen password is no use without it.',
    codeOn: 'It is switched on.',
    setUpCode: 'Set it up',
    removeCode: 'Switch it off',
    codeSteps: 'Open the app, add an account, and point the camera at this code:',
    qrCode: 'The code as a picture, for the camera of the app',
    typeKey: 'Or type this key in the app:',
    openApp: 'Open the app on this phone',
    code: 'The code that the app shows then',
    confirmCode: 'Switch it on',
    everywhereTitle: 'Sign out everywhere',
    everywhereHint: 'If you lost a phone, or forgot to sign out on another computer.',
    everywhere: 'Sign out everywhere',
    problems: {
      short: 'The new password is too short.',
      wrong: 'The current password is wrong.',
      different: 'The two new passwords differ. Type the same password twice.',
      code: 'The code is wrong or too old. Type the code that the app shows now.',
      busy: 'Nothing was saved, because much is going on right now. Please try again in a few seconds.',
    },
  },

  website: websiteWords,

  message: {
    'already publishing': {
      title: 'Somebody is publishing at this moment',
      text: 'Only one publication runs at a time. Your changes are saved. Publish them in a moment.',
    },
    'password saved': {
      title: 'The password is saved',
      text: 'Whoever owns this account can sign in with it from now on. In this browser, you are still signed in yourself.',
    },
    'entry gone': {
      title: 'This entry is no longer there under its name',
      text: 'Nothing was saved. Since your page was opened, the entry was renamed or removed. Look for it again under Website.',
    },
    'draft changed': {
      title: 'Somebody has saved something since you looked',
      text: 'Nothing was published. Look through the changes once more, and publish them then.',
    },
    'empty paragraph': {
      title: 'A paragraph can’t be empty',
      text: 'Write something. To take the whole paragraph away, press “Remove this paragraph”.',
    },
    'not writable': {
      title: 'This can’t be stored as it is written',
      text: 'Nothing was saved. Write it in another way, for example without unusual signs or empty lines at its beginning.',
    },
    'file unreadable': {
      title: 'A file of the website can’t be read',
      text: 'Nothing was saved now; what you saved before is kept. Tell the person who looks after the website: npm run content names the file and the line. Go on here once it is mended.',
    },
    'no account': {
      title: 'Nobody has an account yet',
      text: 'The person who runs the server makes the first one there: npm run office -- add-user NAME --principal',
    },
    'no workshop': {
      title: 'This part can’t be used now',
      text: 'The program that shows and publishes the website does not answer. Try again in a minute. What you saved is kept.',
    },
    'preview over': {
      title: 'This preview is over',
      text: 'You have been signed out since. Sign in, and open the page of the field again.',
    },
    'disk full': {
      title: 'The disk of the server is full',
      text: 'Nothing was saved, and nobody can sign in until there is room. What is stored can still be read. Tell the person who runs the server; then go back, and save again.',
    },
    'not found': {
      title: 'This page does not exist',
      text: 'What it showed may have been erased, or the address has a mistake. Look for it in the list.',
    },
    'not allowed': {
      title: 'Only the principal may do this',
      text: 'Ask the principal, or sign in with another account.',
    },
    foreign: {
      title: 'Nothing was changed',
      text: 'The form did not come from a page of the office. Open the page again and repeat it there.',
    },
    'no origin': {
      title: 'Nothing was changed',
      text: 'Your browser did not say from which page the form came. Tell the person who runs the server: the web server in front of the office adds “Referrer-Policy: no-referrer”, and has to leave it out.',
    },
    'other origin': {
      title: 'Nothing was changed',
      text: 'Your browser has the office open at another address than the office knows. Tell the person who runs the server: OFFICE_ORIGIN must be the address in the browser, with its port, and the web server in front of the office must pass on the browser’s Host.',
    },
    fault: {
      title: 'Something went wrong',
      text: 'It was not your mistake. Go back, check whether it was saved, and try again. If it happens again, tell the person who runs the server.',
    },
    'too large': {
      title: 'The text is too long',
      text: 'Nothing was saved. Go back, shorten it and save again.',
    },
    busy: {
      title: 'Please wait a moment',
      text: 'Much is going on right now. Go back in a few seconds and try again.',
    },
    typed: 'This is what you typed:',
    toToday: 'To the page “Today”',
  },
} as const;
