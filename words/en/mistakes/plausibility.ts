import { counted } from '../../counted.ts';
import { dayIn } from '../../days.ts';
import type { NumberShape } from '../../india/registration-numbers.ts';
import { listed } from '../../listed.ts';

/** What only the school can judge: true content may break these rules, so that they are warnings. */
export const plausibilityMistakes = {
  /** Schools keep content that a release has renamed. */
  'former-name': ({ former, name }: { former: string; name: string }) =>
    `“${former}” is now called “${name}”. It still works, but please use the new name.`,
  /** A number in another form is read and dialled, but looks odd beside the others. */
  'landline-not-as-dialled': ({ meant }: { meant: string }) => `Write ${meant}, as people dial it.`,

  /** Some area codes start like mobile numbers; a phone dials the number either way, but people read it wrong. */
  'telephone-of-another-kind': ({ meant }: { meant: string }) =>
    meant.startsWith('+91')
      ? `This is a mobile number, not a landline. Write ${meant}.`
      : `This is a landline, not a mobile number. Write ${meant}.`,

  /** The school may have changed a number in one place only. */
  'whatsapp-not-among-phones': ({ number }: { number: string }) =>
    `${number} is none of the school’s phone numbers. Correct it, or leave it if it is for WhatsApp alone.`,

  /** Such a holiday is on the same day every year. */
  'holiday-on-another-day': ({ event, day }: { event: string; day: string }) =>
    `${event} is on ${dayIn('en-IN', day)}. Correct the day, or leave it if the school keeps it on another day.`,

  /** A session of other years than its days has a typing error in the session. */
  'session-of-other-years': ({ years }: { years: readonly string[] }) =>
    `The days below are of ${listed(years, 'and')}. Correct the session, or the days.`,

  /** A day of another year has a typing error, and would show a wrong weekday. */
  'day-outside-session': ({ session }: { session: string }) =>
    `This day is not in the session ${session}. Correct the year, or the session above if all days are of another one.`,

  /** A class has a class teacher for each section. */
  'more-teachers-than-sections': ({ sections }: { sections: number }) =>
    `The class has ${counted(sections, 'section')}, but more class teachers. Correct one of the two, or leave it if a section has two teachers.`,

  /** An age such as 75 is usually 7.5. */
  'unusual-age': () =>
    'That is old for a class. Write half years as 7.5, or leave it if grown-ups learn in this class.',

  /** Fees of neighbouring classes are alike; a digit too many or too few is not seen on a page. */
  'fee-out-of-scale': ({ near }: { near: readonly number[] }) =>
    `The classes before and after pay ${listed(near.map(rupees), 'and')}. Check whether a digit is missing, or one is too many.`,

  /** A year outside its usual span is a typing error, unless the clock of the computer is wrong. */
  'unusual-year': ({ from, to }: { from: number; to: number }) =>
    `The year here is usually from ${from} to ${to}. Correct it if it is a slip.`,

  /** A page says since when something is awaited. */
  'awaited-since-later': () =>
    'Write the day since when it is awaited, today or earlier, not the day when it will come.',

  /** The board expects the results of consecutive years; a gap is a mistyped year. */
  'year-out-of-order': ({ above }: { above: number }) =>
    `Write ${above - 1} here: one year after the other, the newest first. For a year without pupils, fill in “Why it does not apply”.`,

  /** Indian boards have schools abroad, but far more often the two numbers are exchanged. */
  'place-abroad': ({ latitude, longitude, areExchanged }: PlaceAbroad) =>
    areExchanged
      ? `The two are exchanged. Write ${longitude} as the latitude, and ${latitude} as the longitude.`
      : 'This place is not in India. Take both numbers from a map.',

  /** Admission opens at most one session ahead. */
  'session-too-far': ({ latest }: { latest: number }) =>
    `Sessions so far begin in ${latest} or before. Correct the years, or leave them if the text speaks of years to come.`,

  /** A notice has the day on which it was written. */
  'notice-in-future': () =>
    'This day is more than a year away. Correct the year; the day of an event belongs in the text.',

  /** A certificate that has run out has to be renewed, which takes the office weeks. */
  'certificate-runs-out': ({ title, day, isOver }: CertificateRunsOut) =>
    isOver
      ? `“${title}” ran out on ${dayIn('en-IN', day)}. Put in the new scan. Until it comes, write a day in “Missing since”.`
      : `“${title}” runs out on ${dayIn('en-IN', day)}. Ask for the new one now.`,

  /** A number of another length has a digit too many or too few. */
  'registration-number': ({ digits, start }: Pick<NumberShape, 'digits' | 'start'>) =>
    `Such a number has ${digits.join(' or ')} digits${start ? ` and begins with ${start}` : ''}. Copy it from the letter of the authority; if it is the same there, leave it.`,
};

function rupees(amount: number): string {
  return amount.toLocaleString('en-IN');
}

interface PlaceAbroad {
  latitude: number;
  longitude: number;
  areExchanged: boolean;
}

interface CertificateRunsOut {
  title: string;
  /** Its last day, as `yyyy-mm-dd`. */
  day: string;
  isOver: boolean;
}
