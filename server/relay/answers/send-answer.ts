import type { FastifyReply } from 'fastify';
import type { Answer } from '../../../app/answers/answer';
import type * as answers from '../../../app/answers/render';
import { showSpokenNumber } from '../../../forms/spoken-number';
import { serverWordsIn, wordsIn } from '../../../words/words';
import { describeFault, type Log } from '../../log';
import type { LoadRenderer } from '../../load-renderer';
import type { ServedSchool } from '../../settings/school';

/** Renders answers to forms; see `app/answers/render.tsx`. */
export type AnswerRenderer = Pick<typeof answers, 'renderAnswer'>;

interface SendAnswerOptions {
  school: ServedSchool;
  renderer: LoadRenderer<AnswerRenderer>;
  log: Log;
}

/**
 * Sends the answer to a form that was sent without JavaScript. It must not be cached or indexed, because it may show user input.
 *
 * If the page can't be rendered, the answer is a text: a visitor whose form is stored must not read that it isn't.
 */
export async function sendAnswer(
  reply: FastifyReply,
  status: number,
  answer: Answer,
  { school, renderer, log }: SendAnswerOptions,
): Promise<FastifyReply> {
  reply.code(status).headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    // Not `no-referrer`: with that, browsers send `Origin: null` when the form on the page is posted
    // (https://fetch.spec.whatwg.org/#append-a-request-origin-header), and the endpoint couldn't check the origin.
    'referrer-policy': 'same-origin',
  });
  try {
    const { renderAnswer } = await renderer();
    const { html, styleSource } = await renderAnswer(answer, { css: school.lookCss, digits: school.digits });
    return await reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(styleSource) })
      .send(html);
  } catch (error) {
    log({ event: 'fault', ...describeFault(error) });
    return reply.type('text/plain; charset=utf-8').send(inPlainText(answer));
  }
}

/** Forms may only post to our own origin; nothing else is loaded, run or framed. */
function policy(styleSource: string): string {
  return [
    "default-src 'none'",
    `style-src ${styleSource}`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function inPlainText(answer: Answer): string {
  return linesOf(answer).join('\n\n');
}

function linesOf(answer: Answer): string[] {
  const { language } = answer.school;
  switch (answer.kind) {
    case 'sent': {
      const { sent, spokenNumber, reference } = answer;
      const spoken = spokenNumber === null ? [] : [wordsIn[language].spokenNumber(showSpokenNumber(spokenNumber))];
      return [sent.title, sent.sentence, ...spoken, wordsIn[language].reference(reference)];
    }
    case 'correction':
      return [serverWordsIn[language].correctionTitle, ...answer.errors.map(({ message }) => message)];
    case 'trouble': {
      const { title, text } = serverWordsIn[language].trouble[answer.problem];
      return [title, text];
    }
  }
}
