import type { FastifyRequest } from 'fastify';
import { Entries } from '../records/entries';
import type { OfficeOptions } from '../office-options';
import type { SubmissionData } from '../records/submissions';
import { officeLanguage } from './show';

/** What the routes of the office share. */
export class OfficeContext {
  private readonly erasedListeners: (() => void)[] = [];

  constructor(readonly options: OfficeOptions) {}

  /** Whether mails stay in this server's mailbox. */
  get isMailKept(): boolean {
    return this.options.settings.smtpUrl === undefined;
  }

  /** Builds a view from the spool, for the language of a request. */
  view<Result>(request: FastifyRequest, build: (data: SubmissionData, entries: Entries) => Result): Result {
    const { submissions, school } = this.options;
    const language = officeLanguage(request, school());
    return submissions.read((data) => build(data, new Entries(data, school(), language, this.isMailKept)));
  }

  /** Names of the accounts, which can own a submission. */
  owners(): string[] {
    return this.options.accounts.list().map(({ name }) => name);
  }

  /** Name for the history; empty without accounts. */
  who(request: FastifyRequest): string {
    return request.user?.name ?? '';
  }

  /** Calls a function after submissions were erased, to forget what was derived from them. */
  onErased(listener: () => void): void {
    this.erasedListeners.push(listener);
  }

  noteErased(): void {
    for (const listener of this.erasedListeners) listener();
  }
}
