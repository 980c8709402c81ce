import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OfficeFrame, OfficeView, TypedForm } from '../pages/views';
import type { Language } from '../../words/languages';
import { describeFault, type Log } from '../../server/log';
import type { LoadRenderer } from '../../server/load-renderer';
import type { OfficeRenderer } from '../office-options';
import type { ServedSchool } from '../../server/settings/school';
import { cookieName } from '../guard/cookie-name';
import type { FormBody } from '../guard/form-body';
import { ownPath } from '../guard/own-path';
import { pageOfForm } from '../guard/request-origin';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a view as a page of the office. @param status of HTTP; 200 by default */
    show: (view: OfficeView, status?: number) => FastifyReply;
  }
}

export interface ShowOptions {
  school: () => ServedSchool;
  /** Loads the renderer of the pages. */
  renderer: LoadRenderer<OfficeRenderer>;
  log: Log;
  /** A form that the next page shows again, once. */
  takeTyped: (request: FastifyRequest) => TypedForm | undefined;
}

const languageCookie = 'office-language';
const cookieSeconds = 365 * 24 * 60 * 60;

/** Language of the office for a request: the chosen one, or else the school's first. */
export function officeLanguage(request: FastifyRequest, { languages }: ServedSchool): Language {
  const chosen = request.cookies[cookieName(request, languageCookie)];
  return languages.find((each) => each === chosen) ?? languages[0];
}

/** Adds `reply.show`, and routes for the files of the pages and for choosing a language. */
export function showPages(app: FastifyInstance, { school, renderer: load, log, takeTyped }: ShowOptions): void {
  const look = () => ({ css: school().lookCss, digits: school().digits });

  app.decorateReply('show', function (view, status = 200) {
    // A page that has failed has no form: the next one shows what was typed.
    const typed = status < 500 ? takeTyped(this.request) : undefined;
    const render = async () => (await load()).renderOffice(view, { ...frameOf(this.request, school()), typed }, look());
    render().then(
      ({ html }) => this.code(status).type('text/html; charset=utf-8').send(html),
      (error: unknown) => {
        log({ event: 'fault', ...describeFault(error) });
        // A page can't report this, since it may be what fails.
        this.code(500).type('text/plain; charset=utf-8').send('This page failed. The log has the reason.');
      },
    );
    return this;
  });

  app.get<{ Params: { file: string } }>('/:file', { config: { role: 'anyone' } }, async (request, reply) => {
    const file = (await load()).officeFiles(look())[`/${request.params.file}`];
    if (!file) return reply.callNotFound();
    return reply.type(file.type).header('cache-control', 'private, max-age=31536000, immutable').send(file.body);
  });

  app.post<{ Body: FormBody }>('/language', { config: { role: 'anyone' } }, (request, reply) =>
    reply
      .setCookie(cookieName(request, languageCookie), request.body.language ?? '', {
        path: '/',
        sameSite: 'strict',
        httpOnly: true,
        maxAge: cookieSeconds,
      })
      .redirect(ownPath(request.body.next), 303),
  );
}

function frameOf(request: FastifyRequest, school: ServedSchool): OfficeFrame {
  const language = officeLanguage(request, school);
  const { languages, names } = school;
  return {
    language,
    languages,
    school: names[language] ?? names[languages[0]] ?? '',
    user: request.user,
    address: request.method === 'GET' ? request.url : ownPath(pageOfForm(request, request.ownOrigin.origin)),
  };
}
