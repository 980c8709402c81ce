/** What the documents themselves say, beside the school's own words. A second language is a second file of this shape. */
export const documentWords = {
  language: 'en-IN',
  subject: (schoolName: string, affiliationNumber: number) =>
    `Document of ${schoolName}, CBSE affiliation number ${affiliationNumber}`,
  awaitedSubject: (schoolName: string) => `${schoolName} has not supplied this document yet`,
  affiliation: (affiliationNumber: number) => `CBSE Affiliation No. ${affiliationNumber}`,
  asOf: (day: string) => `As of ${day}`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  awaited: {
    title: (title: string) => `Awaited: ${title}`,
    heading: 'The school office will supply this document',
    since: (title: string, day: string) =>
      `This page keeps the place of “${title}”. The office has been waiting for the document since ${day}. As soon as it is here, it will stand at this same address.`,
    isNoCertificate: 'This page is not the document, and it certifies nothing.',
    howToAsk: 'How to ask for it',
    callOrWrite: 'Call the school office, or write to it:',
  },
} as const;
