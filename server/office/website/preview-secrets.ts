import { randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Secrets in the addresses of previews: a frame with an opaque origin has no session. Each person has their own, by which the preview
 * knows whose changes are theirs. They are gone when the office ends.
 */
export class PreviewSecrets {
  private readonly secrets = new Map<string, string>();

  of(who: string): string {
    const secret = this.secrets.get(who) ?? randomBytes(24).toString('base64url');
    this.secrets.set(who, secret);
    return secret;
  }

  /** @returns whose secret it is; undefined if it is none */
  whose(secret: string): string | undefined {
    return [...this.secrets].find(([, each]) => isSame(each, secret))?.[0];
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
