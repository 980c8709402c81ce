import type { Account } from './account';
import { BusyError, isBusy, isPassword, type Line } from './passwords';
import type { SignInDelays } from './sign-in-delays';
import { hashToken, makeToken } from './token';

/** How long the page waits for a code after the password. */
const ticketMs = 10 * 60_000;
/** After this many wrong codes, the password is asked for again. */
const codesPerTicket = 5;
/** Limit of tickets in memory. */
const maxTickets = 100;

export type SignInResult =
  | { kind: 'right'; account: number }
  /** The password was right, and a code is still needed. */
  | { kind: 'needs code'; ticket: string }
  | { kind: 'wrong' }
  | { kind: 'wrong code'; ticket: string }
  /** The code, or a later one, was used before. */
  | { kind: 'used code'; ticket: string }
  | { kind: 'later'; waitSeconds: number }
  | { kind: 'busy' };

/** What `SignIn` needs of the accounts. */
interface Credentials {
  find: (name: string) => Account | undefined;
  passwordHashOf: (id: number | undefined) => string | undefined;
  useCode: (id: number, code: string) => 'right' | 'used' | 'wrong';
}

interface Ticket {
  account: number;
  name: string;
  /** A changed password makes the ticket invalid. */
  passwordHash: string | undefined;
  expiresAt: number;
  codesLeft: number;
}

/** Checks passwords and codes, with growing delays. */
export class SignIn {
  /** Hash of the ticket → who has given a password. */
  private readonly tickets = new Map<string, Ticket>();

  constructor(
    private readonly accounts: Credentials,
    private readonly delays: SignInDelays,
    private readonly now: () => number,
  ) {}

  /** First step. @param ip address of the client */
  withPassword(name: string, password: string, ip: string): Promise<SignInResult> {
    const line = this.delays.isKnown(name, ip) ? 'users' : 'strangers';
    return this.delayed(name, ip, line, async () => {
      const account = await this.accountWith(name, password, line);
      if (!account) return { kind: 'wrong' };
      if (!account.hasCode) return { kind: 'right', account: account.id };
      return { kind: 'needs code', ticket: this.makeTicket(account.id, account.name) };
    });
  }

  /** Second step. */
  withCode(ticket: string, code: string, ip: string): Promise<SignInResult> {
    const key = hashToken(ticket).toString('hex');
    const found = this.tickets.get(key);
    if (!found || found.expiresAt <= this.now() || found.passwordHash !== this.accounts.passwordHashOf(found.account))
      return Promise.resolve({ kind: 'wrong' });
    return this.delayed(found.name, ip, 'users', () => {
      const use = this.accounts.useCode(found.account, code);
      if (use === 'used') return { kind: 'used code', ticket };
      if (use === 'right') {
        this.tickets.delete(key);
        return { kind: 'right', account: found.account };
      }
      found.codesLeft -= 1;
      if (found.codesLeft > 0) return { kind: 'wrong code', ticket };
      this.tickets.delete(key);
      return { kind: 'wrong' };
    });
  }

  /** Name of the account that a ticket is for; empty if it has expired. */
  nameOf(ticket: string): string {
    return this.tickets.get(hashToken(ticket).toString('hex'))?.name ?? '';
  }

  /** Asks users for their password again before a change of their account. */
  confirm(name: string, password: string, ip: string): Promise<SignInResult> {
    return this.delayed(name, ip, 'users', async () => {
      const account = await this.accountWith(name, password, 'users');
      return account ? { kind: 'right', account: account.id } : { kind: 'wrong' };
    });
  }

  /** @returns undefined if the password is wrong, or was reset while it waited in line to be checked */
  private async accountWith(name: string, password: string, line: Line): Promise<Account | undefined> {
    const hash = this.accounts.passwordHashOf(this.accounts.find(name)?.id);
    const isRight = await isPassword(password, hash, line);
    const account = this.accounts.find(name);
    return isRight && this.accounts.passwordHashOf(account?.id) === hash ? account : undefined;
  }

  private async delayed(
    name: string,
    ip: string,
    line: Line,
    check: () => SignInResult | Promise<SignInResult>,
  ): Promise<SignInResult> {
    // First, because counting an attempt writes to the disk.
    if (isBusy(line)) return { kind: 'busy' };
    const { waitMs, attempt } = this.delays.begin(name, ip);
    if (!attempt) return { kind: 'later', waitSeconds: Math.ceil(waitMs / 1000) };
    try {
      const result = await check();
      if (result.kind === 'right') this.delays.succeed(attempt);
      // The delays stay as they were: otherwise those who know the password could try codes without a delay.
      if (result.kind === 'needs code' || result.kind === 'used code') this.delays.undo(attempt);
      return result;
    } catch (error) {
      this.delays.undo(attempt);
      if (error instanceof BusyError) return { kind: 'busy' };
      throw error;
    }
  }

  private makeTicket(account: number, name: string): string {
    const ticket = makeToken();
    this.tickets.set(hashToken(ticket).toString('hex'), {
      account,
      name,
      passwordHash: this.accounts.passwordHashOf(account),
      expiresAt: this.now() + ticketMs,
      codesLeft: codesPerTicket,
    });
    if (this.tickets.size > maxTickets) this.tickets.delete(this.tickets.keys().next().value ?? '');
    return ticket;
  }
}
