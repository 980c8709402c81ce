import { counted } from '../../counted.ts';

/*
 * The part of the office where a clerk changes the website. The word “draft” is for us: a clerk has changes that are saved, and not
 * published yet. “Publish” is only on the page where she looks through them.
 */

export const websiteWords = {
  title: 'Website',
  breadcrumb: 'Where you are',
  /** @param mine of all changes that aren't published */
  waiting: (all: number, mine: number) =>
    `${counted(all, 'change')} saved, not published yet` +
    (mine === all ? '' : mine === 0 ? ', none of them yours' : `, ${mine} of them yours`),
  slow: 'One moment …',
  lookThrough: (count: number) => `Look through and publish (${count})`,
  empty: 'empty',
  /** Between an old and a new value, for screen readers. */
  becomes: 'becomes',
  /** What has become of an entry, before its name. */
  kinds: { added: 'Added:', removed: 'Removed:', moved: 'Moved to another place in the list' },
  before: 'Before',
  after: 'Now',
  you: 'you',
  by: (who: string, when: string) => `${who}, ${when}`,
  moreChanges: (count: number) => `and ${counted(count, 'more change')}`,
  locked: 'Only the principal can change and publish this, because it decides when data is erased.',

  search: {
    label: 'Find on the website',
    hint: 'Anything else: search at the top for a word, a name or a number, as it is on the website.',
  },
  jobsTitle: 'Often changed',
  jobGroups: {
    notices: 'Notices',
    admission: 'Fees and admission',
    people: 'People',
    calendar: 'Calendar',
    pictures: 'Pictures',
    papers: 'Papers',
    texts: 'Contact and texts',
  },
  jobs: {
    missing: 'Still missing: samples, and what is awaited',
    fees: 'Fees',
    admission: 'Admission of each class: open or closed',
    phones: 'Phone numbers',
    whatsapp: 'WhatsApp number',
    emails: 'Mail addresses',
    banner: 'Blinking banner on the home page',
    holidays: 'Holidays and examinations',
    committees: 'Members of committees',
    teachers: 'Teachers and staff',
    slides: 'Slides of the home page',
    feeKinds: 'Kinds of fees',
    stops: 'Bus stops',
    menu: 'Menu',
    documents: 'Documents and certificates',
    results: 'Board results',
  },
  /** Before a sentence about what may be a slip. */
  check: 'Is this right?',
  changesTitle: 'Saved, not published yet',
  noChanges: 'Nothing is waiting. What you change will be listed here until it is published.',
  publicationsTitle: 'Published lately',
  noPublications: 'Nothing has been published here yet.',

  fields: {
    nothingMissing: 'Nothing is missing in the texts and facts any more',
    staysMissing:
      'A running text or a list stays here until all of it is changed and published together. If the rest is true, tell the person who looks after the website.',
    launchCheck:
      'Settings of the server are not listed here: the person who looks after the website finds them in the launch check.',
    onlyInFile: 'Only the person who looks after the website can do this, in the file.',
    found: 'Search results',
    notFoundHint: 'Try another word, only a part of the name, or the number as it is on the website.',
    unreadable:
      'This can’t be shown, because a file of the website can’t be read. Tell the person who looks after the website:',
    more: (count: number) => `${counted(count, 'more place')}. Add a word to see fewer.`,
    /** Above the names of the entries of a list. */
    entry: 'Name',
    /** Leads to all fields of an entry. */
    rest: 'More',
    unfold: 'Change',
    heading: 'Heading',
    paragraph: 'Paragraph',
    filter: 'Find in this list',
    changedBy: (who: string) => `Changed by ${who}`,
    changed: 'Changed',
    /** Until notices, photos and papers can be added here. */
    notHere:
      'A notice, a photo or a paper can’t be added here yet: the person who looks after the website’s files does that.',
  },

  entries: {
    /** Words of a question that say what is to be done, not with what. */
    verbs: 'add new another remove delete a an the',
    /** @param list its name */
    add: (list: string) => `Add to “${list}”`,
    /** Groups of a list of people. */
    group: 'Under which heading',
    list: (list: string, count: number) => `${list} (${count})`,
    /** Above the buttons of each row. */
    actions: 'Order',
    up: 'Up',
    down: 'Down',
    top: 'To the top',
    remove: 'Remove',
    removeParagraph: 'Remove this paragraph',
    like: 'One like this',
    isTrue: 'This is no sample: it is true',
    kind: 'Change it into:',
    /** Whether a group of fields, such as the banner, is there, in the draft. */
    isUp: 'on the website',
    isOff: 'not on the website',
    /** Until it is published. */
    goesUp: 'comes to the website once you publish',
    comesOff: 'still on the website, until you publish',
    putUp: 'Put it up',
    takeOff: 'Take it off',
    added: (name: string) => `“${name}” is added.`,
    addedWrong: (name: string) => `“${name}” is added, but it can’t be published like this:`,
    /** What is awaited. @param kind for example the result of an examination */
    enter: (kind: string) => `Enter: ${kind}`,
    needed: 'This is needed.',
    cancel: 'Back without saving',
    otherName: (name: string, count: number) =>
      `“${name}” is still named in ${counted(count, 'place')}. If it is the same person, change the name there, too. If it is somebody else, choose there who it is now.`,
    samePerson: 'It is the same person: change it there, too',
    used: 'Not removed: it is used elsewhere',
    usedHint: (name: string) => `“${name}” is still named in these places. Change them first, then remove it.`,
    back: 'Back to the list',
  },

  field: {
    example: (example: string) => `For example: ${example}`,
    /** Below a text with `{{SPLS}}`. */
    facts: 'What is in {{ }} is a fact of the school, and changes with it. Leave the brackets as they are.',
    optional: 'May stay empty.',
    maxLetters: (letters: number) => `At most ${counted(letters, 'letter')}.`,
    shown: (where: string) => `Visitors see it: ${where}.`,
    uses: (count: number) =>
      count === 1 ? 'Used in 1 place, which changes with it.' : `Used in ${count} places, which change with it.`,
    published: (value: string) => `On the website now: ${value}`,
    saved: (when: string, who: string) => `Saved ${when} (${who})`,
    savedAt: (when: string) => `Saved ${when}`,
    /** @param saved the sentence above */
    savedWithMistake: (saved: string) => `${saved}, but it can’t be published with this mistake`,
    savesItself: 'What you write is saved by itself.',
    notPublished: 'Visitors see it once you publish it.',
    saving: 'Saving …',
    notSaved: 'Not saved. Keep this page open: it is tried again.',
    unreadable: 'Not saved: this is not complete yet, or there is no such day or time.',
    otherScript: (language: string) =>
      `This is the place for the ${language} text, and it is in other letters. Write it in ${language} here, and this below or at “Translate it”.`,
    textIn: (language: string) => `Text in ${language}`,
    toolbar: 'Buttons for the text',
    marks: { bold: 'Bold', link: 'Link', list: 'List' },
    toConfirm: (language: string) => `Does the ${language} still say the same?`,
    untranslated: (language: string, first: string) => `On the pages in ${language}, visitors read this in ${first}.`,
    yes: 'Yes, it does',
    change: 'No, change it',
    later: 'You can answer later. Until then, it stays as it is.',
  },

  preview: {
    /** Opens the preview on a phone. */
    fold: 'See how it looks',
    /** @param page title of the page of the site */
    of: (page: string) => `Preview of the page “${page}”`,
    hint: 'Tap a text to change it.',
    width: 'Width',
    phone: 'Phone',
    desk: 'Computer',
    whose: 'What it shows',
    draft: 'Changed',
    live: 'Published',
    mark: 'Mark changes',
    show: 'Show',
    open: 'Open it in a new tab',
    none: 'No page shows this, so there is no preview.',
  },

  draft: {
    title: 'Look through and publish',
    changes: (count: number) => counted(count, 'change'),
    nothing: 'There is nothing to publish',
    nothingHint: 'Change something first. It then waits here until it is published.',
    backToWebsite: 'To the page “Website”',
    undo: 'Undo this change',
    /** @param languages one or more, in a list */
    oldTranslations: (languages: string) => `The text in ${languages} is older than this one. Check it.`,
    /** @param languages one or more, in a list @param first the language of the text */
    untranslated: (languages: string, first: string) =>
      `On the pages in ${languages}, visitors will read this in ${first}. Translate it.`,
    correct: 'Correct it',
    conflict: (theirs: string) =>
      `Meanwhile this was changed on the website itself, to “${theirs}”. Which one is right?`,
    unreadable:
      'The file that this belongs to can’t be read now. Your change is kept, and can be published once the file is mended. Tell the person who looks after the website.',
    elsewhere: 'These changes leave mistakes in other places',
    elsewhereHint: 'Correct them there, or undo the change. Until then, what has to do with them waits.',
    otherMistakes: 'Mistakes from before these changes',
    otherMistakesHint: 'Nothing can be published while they are there. Tell the person who looks after the website.',
    raw: 'The program that reads these changes fails, so they are shown as they are stored. It may be because of one of them: undo the one that looks wrong.',
    effectTitle: 'What changes for visitors',
    effect: (pages: number, documents: number, languages: number) =>
      [
        counted(pages, 'page'),
        ...(documents > 0 ? [counted(documents, 'document')] : []),
        ...(languages > 1 ? [`in ${languages} languages`] : []),
      ].join(', '),
    noEffect: 'No page changes.',
    effectPending: 'The pages that change are being counted …',
    publishTitle: 'Publish',
    publishHint: 'Visitors see it within a minute. You can undo it.',
    publish: 'Publish now',
    publishThis: (count: number) => `Publish this (${counted(count, 'change')})`,
    publishLater: 'Can’t be published yet',
    publishTogether: 'Can’t be published yet: it belongs together with something that is still wrong',
    correctFirst: 'This can’t be published yet: first put right what is marked above.',
    /** @param facts such as `{{SPLS}}` */
    lostFacts: (facts: string) =>
      `The text had ${facts}, which follows the facts of the school by itself. Now it stays as it is written when they change.`,
  },

  /** Where each publication is sent, if the website is on another computer. */
  host: {
    title: 'The school’s host',
    hint: 'If the website is at a hosting company, each publication can be sent there by itself. Its welcome mail or control panel has what to fill in.',
    kind: 'How files get there',
    kinds: { sftp: 'SFTP', ftps: 'FTPS', git: 'git push', folder: 'A folder on this computer' },
    computer: 'Name of the computer',
    computerHint: 'Such as ftp.your-school.in.',
    port: 'Port',
    portHint: 'Leave it empty for the usual one.',
    user: 'User name',
    password: 'Password',
    passwordHint: 'Leave it empty to keep the one that is stored.',
    privateKey: 'Private key',
    privateKeyHint: 'For SFTP and git push, instead of a password.',
    folder: 'Folder of the website',
    folderHint: 'Often public_html. For git push, the address of the repository.',
    address: 'Address of the website',
    tryHint:
      'A small file is written there, read at the address of the website, and removed. Only if that works is it used. A repository is only asked whether it takes files.',
    tryIt: 'Try it, and use it',
    stop: 'Send nothing there any more',
    notUsed: 'Nothing was changed.',
    /** Before the fingerprint of an SFTP host. */
    key: 'The key of that computer, which must stay the same:',
    replace: 'Replace these files',
    moreFiles: (count: number) => `and ${counted(count, 'other file')}`,
    live: (when: string) => `On the school’s host since ${when}.`,
    sending: (done: number, all: number) => `Being sent to the school’s host: ${done} of ${counted(all, 'file')}.`,
    waiting: 'It is sent to the school’s host next.',
    /** After a check of every page and file at the address of the website. */
    checked: (when: string) => `Every page and file was looked at as a visitor, ${when}: all is as it should be.`,
    faults: (count: number, when: string) =>
      `Looked at as a visitor, ${when}: ${count === 1 ? 'one thing is' : `${count} things are`} not as they should be`,
    faultsHint:
      'Give this list to the person who looks after the website. docs/deploying.md says what each host can do.',
    again: 'Try again now',
    failed: 'Not on the school’s host yet.',
    /** After why a publication isn’t there yet, unless somebody has to do something first. */
    retried: 'It is tried again every five minutes.',
    formsLost: {
      title: 'The forms of this website would arrive nowhere',
      text: 'They are sent to the address of the website, and a hosting company does not take them. Show this to the person who looks after the website, who sets VITE_MAIL_ORIGIN in .env, as docs/deploying.md says. Then publish again.',
    },
    /** On the page with the calls of today. */
    notice: 'The website is not on the school’s host',
    /** At a field. */
    mistakes: {
      missing: 'Fill this in.',
      number: 'A port is a number, such as 22. Or leave it empty.',
      path: 'Write the full path of the folder, such as /srv/website.',
      repository: 'Write the address of the repository, without a password, such as git@github.com:school/website.git.',
      address: 'Write the whole address, such as https://www.your-school.in.',
    },
    problems: {
      incomplete: 'Correct what is marked below.',
      'files of others':
        'The folder has files that are not from this office and that the website would replace. Decide under “The school’s host”.',
      'host key':
        'The other computer shows another key than at the first time: it may be another one. Nothing was sent. Ask the hosting company; then send nothing there any more, and set it up again.',
      'sign in': 'The other computer refuses user name or password.',
      certificate:
        'The certificate of the other computer is not valid for its name. Ask the hosting company for the host name that it is for, and fill in that one.',
      'private key':
        'The private key can’t be read. It must be the private one, in OpenSSH’s format and without a passphrase: PuTTYgen exports a .ppk file as such.',
      unreachable: 'The other computer does not answer, or has broken off.',
      'no folder': 'There is no such folder, or this user may not write there.',
      'disk full': 'The other computer has no room left.',
      'other address':
        'The files were written, but the address of the website shows something else, or nothing. Check folder and address.',
      'base path':
        'The website was made for another folder than the one in this address. Correct the address, or ask the person who runs the server to set VITE_BASE_PATH in .env and to build it again. It is made for:',
      other: 'Tell the person who runs the server what it said:',
    },
  },
  publication: {
    titles: { running: 'Being published', live: 'Published', failed: 'Not published', undone: 'Undone' },
    states: { running: 'being published', live: 'on the website', failed: 'not published', undone: 'undone' },
    /** A publication that has undone another one. */
    undoes: 'Brought back the values of before',
    runningHint: 'This takes a few seconds, sometimes a minute. You can leave this page; it goes on.',
    unfinished:
      'It can’t be finished yet, and is tried again every two minutes. Nothing else can be published until then.',
    look: 'See how far it is',
    stepsTitle: 'Step by step',
    steps: {
      checked: 'Check for mistakes',
      built: 'Make the new pages',
      content: 'Store the changes for good',
      switched: 'Show the new pages to visitors',
      committed: 'Enter it in the history',
    },
    done: 'done',
    now: 'in progress',
    failed: 'went wrong',
    next: 'not yet',
    liveSince: (when: string) => `On the website since ${when}`,
    open: 'See the website',
    archive: 'Download the whole website as a file',
    failedText: 'The website is as it was before, and your changes are kept.',
    why: 'What went wrong',
    /** Why a publication was refused, apart from mistakes in the content. */
    refused: {
      conflict: 'Somebody else has changed the same places. Decide on the page with your changes what should stay.',
      /** @param place a field, or a file */
      changedSince: (place: string) =>
        `“${place}” has been changed again since. Undoing would take that away, so nothing was undone. If it should be as it was, change it under Website.`,
      unreadable: (file: string) =>
        `The file “${file}” can’t be read now, so nothing was published. Tell the person who looks after the website: npm run content names the line.`,
      full: 'The disk of the computer that runs the website is full. Tell the person who looks after the website.',
      readOnly:
        'The computer that runs the website must not write to its own files. Tell the person who looks after the website.',
      other: (reason: string) =>
        `Something went wrong that you cannot correct. Tell the person who looks after the website: ${reason}`,
    },
    /** Shown if a web server may have rules of its own. */
    needsRules:
      'Old addresses or languages have changed. If nginx or Caddy serves the website, tell the person who runs the server to copy its rules again: “nginx or Caddy” in docs/deploying.md.',
    notCommitted:
      'The history has no entry of it yet, although website and content are right. It will be entered by itself; you need to do nothing.',
    lookAgain: 'To your changes',
    undo: 'Undo it',
    undoHint: 'The website then shows again what it showed before.',
    changesTitle: 'What was changed',
  },
} as const;
