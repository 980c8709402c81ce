import { counted } from '../../counted.ts';
import { dayIn } from '../../days.ts';
import type { InFiles } from '../../mistakes.ts';
import type { plausibilityMistakes } from '../mistakes/plausibility.ts';

export const plausibilityMistakesInFiles: InFiles<typeof plausibilityMistakes> = {
  'former-name': ({ former, name }) => ({
    expected: `“${name}:”`,
    found: `“${former}:”, the former name of this field`,
    advice: `Write “${name}:” in its place; what follows stays as it is.`,
  }),
  'landline-not-as-dialled': ({ number, meant }) => ({
    expected: 'a landline as people dial it, with a hyphen after the code of its town',
    found: `“${number}”`,
    advice: `Write ${meant}.`,
  }),

  'telephone-of-another-kind': ({ number, meant }) => {
    const [expected, found] = meant.startsWith('+91') ? ['mobile number', 'landline'] : ['landline', 'mobile'];
    return {
      expected: `a ${expected}: its first digits are ${expected === 'landline' ? '' : 'not '}the code of a town`,
      found: `${number}, written as a ${found}`,
      advice: `Write ${meant}.`,
    };
  },
  'whatsapp-not-among-phones': ({ number, phones }) => ({
    expected: 'one of the numbers below “phones:”, or a number that is for WhatsApp alone',
    found: `${number}, which is none of them`,
    advice: `If a number has changed, write the new one here too: ${phones.join(', ')}.`,
  }),
  'holiday-on-another-day': ({ event, date, day }) => ({
    expected: `${day}, the day of ${event} in every year`,
    found: `“${date}”`,
    advice: 'Correct the day. If the school keeps it on another day, leave it.',
  }),
  'session-of-other-years': ({ session, years }) => ({
    expected: `the session of the days below, which are of ${years.join(' and ')}`,
    found: `“${session}”`,
    advice: 'Correct its years, or those of the days.',
  }),
  'day-outside-session': ({ day, session }) => ({
    expected: `a day of the session ${session}`,
    found: `“${day}”`,
    advice: `Correct the year; if all days are of another session, change “session: ${session}”.`,
  }),
  'more-teachers-than-sections': ({ teachers, sections }) => ({
    expected: `at most ${counted(sections, 'name')}, the number in “sections:”`,
    found: teachers.join(', '),
    advice: 'Correct one of the two. If a section has two class teachers, leave it.',
  }),
  'unusual-age': ({ age, oldest }) => ({
    expected: `an age in years, ${oldest} at most`,
    found: `${age}`,
    advice: 'Write half years as 7.5. If grown-ups learn in this class, leave it.',
  }),
  'fee-out-of-scale': ({ amount, near }) => ({
    expected: `a fee near those of the classes before and after (${near.join(', ')})`,
    found: `${amount}`,
    advice: 'Look whether a digit is missing, or one is too many.',
  }),
  'unusual-year': ({ year, from, to }) => ({
    expected: `a year from ${from} to ${to}`,
    found: `${year}`,
    advice: 'Correct the year, if it is a slip.',
  }),
  'awaited-since-later': ({ day }) => ({
    expected: 'today or a day before it',
    found: `“${day}”`,
    advice: 'Write since when it is awaited, not when it will come.',
  }),
  'year-out-of-order': ({ year, above }) => ({
    expected: `${above - 1}, the year before ${above}, which is above it`,
    found: `${year}`,
    advice: 'Write one year after the other, the newest first. A year without pupils says notApplicable and why.',
  }),
  'place-abroad': ({ latitude, longitude, areExchanged }) => ({
    expected: 'a place in India: 6 to 38 degrees north, 68 to 98 degrees east',
    found: `${latitude}`,
    advice: areExchanged
      ? `The two are exchanged: write latitude: ${longitude} and longitude: ${latitude}.`
      : 'Take both numbers from a map: the pin would be abroad.',
  }),
  'session-too-far': ({ session, latest }) => ({
    expected: `a session that begins in ${latest} or before`,
    found: `“${session}”`,
    advice: 'Correct its years. If the text does speak of years to come, leave it.',
  }),
  'notice-in-future': ({ date }) => ({
    expected: 'the day of the notice, a year from now at the latest',
    found: `“${date}”`,
    advice: 'Correct the year. The day of an event belongs in the text.',
  }),
  'certificate-runs-out': ({ title, day, isOver, renewalDays }) => ({
    expected: `a certificate that holds for ${renewalDays} days more`,
    found: `“${title}”, which ${isOver ? 'has run out on' : 'runs out on'} ${dayIn('en-IN', day)}`,
    advice: isOver
      ? 'Put in the scan of the new one, with its “validUntil:”. Until it comes, write “awaited:” with a day in place of “scan:”.'
      : 'Ask for the new one now.',
  }),
  'registration-number': ({ number, kind, state, digits, start }) => ({
    expected: `${registrations[kind]}${state ? ` in ${state}` : ''}: ${digits.join(' or ')} digits${start ? ` that begin with ${start}` : ''}`,
    found: `“${number}”`,
    advice:
      'Copy the number from the letter of the authority that gave it, without spaces or hyphens. If it has this form there, too, leave it.',
  }),
};

const registrations = {
  affiliation: 'an affiliation number of CBSE',
  'school-code': 'a school code of CBSE',
  udise: 'a U-DISE code',
};
