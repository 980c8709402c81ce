import type { TypedForm } from '../pages/views';

/** Limit of forms in memory, over all sessions. */
const maxForms = 50;
/** A browser follows the redirect at once. */
const keepMs = 60_000;

/** Forms that were posted after their session had expired, from signing in until the next page shows them again. */
export class KeptForms {
  /** Id of the new session → form. */
  private readonly forms = new Map<string, { form: TypedForm; address: string; until: number }>();

  constructor(private readonly now: () => number) {}

  /** @param address of the page that shows the form @param ms how long it is kept */
  keep(session: string, form: TypedForm, address: string, ms = keepMs): void {
    this.forms.set(session, { form, address, until: this.now() + ms });
    if (this.forms.size > maxForms) this.forms.delete(this.forms.keys().next().value ?? '');
  }

  /** @returns the form, once, if the address is that of its page */
  take(session: string | undefined, address: string): TypedForm | undefined {
    const kept = session === undefined ? undefined : this.forms.get(session);
    if (session === undefined || !kept || kept.address !== address) return undefined;
    this.forms.delete(session);
    return kept.until > this.now() ? kept.form : undefined;
  }
}
