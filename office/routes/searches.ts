import { randomBytes } from 'node:crypto';

/** Number of searches that stay available for Back. */
const maxKept = 200;

/** Keeps searches in memory under random ids, because names and telephone numbers must not be in addresses. */
export class Searches {
  private readonly texts = new Map<string, string>();

  /** @returns id of the search */
  keep(text: string): string {
    const id = randomBytes(9).toString('base64url');
    this.texts.set(id, text);
    for (const oldest of [...this.texts.keys()].slice(0, -maxKept)) this.texts.delete(oldest);
    return id;
  }

  text(id: string): string | undefined {
    return this.texts.get(id);
  }

  /** Forgets everything that was searched for, after a person's data were erased. */
  clear(): void {
    this.texts.clear();
  }
}
