import { join } from 'node:path';
import type { Role } from '../pages/views';
import { type Account, accountColumns, AccountError, type AccountRow, toAccount } from './account';
import { accountKey, accountName } from './account-name';
import { OfficeDatabase } from '../office-database';
import { latestStep, stepOfCode } from './one-time-codes';
import { hashPassword, isLongEnough } from './passwords';
import { ResetLinks } from './reset-links';
import { Sessions } from './sessions';
import { SignIn } from './sign-in';
import { SignInDelays } from './sign-in-delays';

interface NewAccount {
  name: string;
  /** The first account becomes a principal in any case. */
  role: Role;
  /** Without a password, its user needs a reset link. */
  password?: string;
}

/** The office's accounts, in `office.db`. The server and commands may use it at the same time. */
export class Accounts {
  readonly sessions: Sessions;
  readonly resetLinks: ResetLinks;
  readonly signIn: SignIn;
  /** The office's other tables are in the same file. */
  readonly database: OfficeDatabase;

  /** @param now the clock, Unix ms */
  constructor(
    dataDir: string,
    private readonly now: () => number = Date.now,
  ) {
    this.database = new OfficeDatabase(join(dataDir, 'office.db'));
    this.sessions = new Sessions(this.database, now);
    this.resetLinks = new ResetLinks(this.database, now);
    this.signIn = new SignIn(this, new SignInDelays(this.database, now), now);
  }

  isEmpty(): boolean {
    return this.database.row('SELECT 1 FROM account LIMIT 1') === undefined;
  }

  /** Lists accounts by name. */
  list(): Account[] {
    return this.database
      .rows<AccountRow>(`SELECT ${accountColumns} FROM account ORDER BY nameKey`)
      .map((row) => toAccount(row));
  }

  /** @param name in any case */
  find(name: string): Account | undefined {
    const row = this.database.row<AccountRow>(
      `SELECT ${accountColumns} FROM account WHERE nameKey = ?`,
      accountKey(name),
    );
    return row && toAccount(row);
  }

  byId(id: number): Account | undefined {
    const row = this.database.row<AccountRow>(`SELECT ${accountColumns} FROM account WHERE id = ?`, id);
    return row && toAccount(row);
  }

  /** @returns what `isPassword` compares with; for `SignIn` */
  passwordHashOf(id: number | undefined): string | undefined {
    if (id === undefined) return undefined;
    const sql = 'SELECT passwordHash FROM account WHERE id = ?';
    return this.database.row<{ passwordHash: string | null }>(sql, id)?.passwordHash ?? undefined;
  }

  /**
   * @param mustBeFirst refuses with `taken` if there are accounts, because then everybody could make themselves a principal
   * @throws {AccountError} `name`, `short`, `taken`
   * @throws {BusyError}
   */
  async add({ name: typed, role, password }: NewAccount, { mustBeFirst = false } = {}): Promise<Account> {
    const name = accountName(typed);
    if (name === undefined) throw new AccountError('name');
    const passwordHash = password === undefined ? null : await newHash(password);
    return this.database.transaction(() => {
      const isFirst = this.isEmpty();
      if ((mustBeFirst && !isFirst) || this.find(name)) throw new AccountError('taken');
      // Nobody could sign in.
      if (isFirst && passwordHash === null) throw new AccountError('short');
      const sql = 'INSERT INTO account (name, nameKey, role, passwordHash, createdAt) VALUES (?, ?, ?, ?, ?)';
      this.database.change(sql, name, accountKey(name), isFirst ? 'principal' : role, passwordHash, this.now());
      return this.named(name);
    });
  }

  /** Removes an account and ends its sessions. @throws {AccountError} `gone`, `last` */
  remove(name: string): void {
    this.database.transaction(() => {
      const account = this.named(name);
      this.refuseLast(account);
      this.database.change('DELETE FROM account WHERE id = ?', account.id);
    });
  }

  /** @throws {AccountError} `gone`, `last` */
  setRole(name: string, role: Role): void {
    this.database.transaction(() => {
      const account = this.named(name);
      if (role !== 'principal') this.refuseLast(account);
      this.database.change('UPDATE account SET role = ? WHERE id = ?', role, account.id);
    });
  }

  /** Sets a password and ends all sessions of the account. @throws {AccountError} `short` @throws {BusyError} */
  async setPassword(id: number, password: string): Promise<void> {
    const passwordHash = await newHash(password);
    this.database.transaction(() => {
      this.database.change('UPDATE account SET passwordHash = ? WHERE id = ?', passwordHash, id);
      this.database.change('DELETE FROM resetLink WHERE account = ?', id);
      this.sessions.endAll(id);
    });
  }

  /**
   * Uses a reset link: sets the password, ends all sessions, and removes the authenticator app, because most people who need a link have
   * lost their phone, and the principal knows whom the link is for.
   *
   * @throws {AccountError} `short`, `link`
   * @throws {BusyError}
   */
  async resetPassword(token: string, password: string): Promise<Account> {
    if (this.resetLinks.accountOf(token) === undefined) throw new AccountError('link');
    const passwordHash = await newHash(password);
    return this.database.transaction(() => {
      const id = this.resetLinks.accountOf(token);
      const account = id === undefined ? undefined : this.byId(id);
      if (!account) throw new AccountError('link');
      const sql = 'UPDATE account SET passwordHash = ?, codeSecret = NULL WHERE id = ?';
      this.database.change(sql, passwordHash, account.id);
      this.database.change('DELETE FROM resetLink WHERE account = ?', account.id);
      this.sessions.endAll(account.id);
      return account;
    });
  }

  /** Makes codes necessary for signing in, unless they are already. @param code of the new secret @returns whether the code is right */
  setCode(id: number, secret: string, code: string): boolean {
    const step = stepOfCode(secret, code, this.now());
    if (step === undefined) return false;
    const sql = 'UPDATE account SET codeSecret = ?, codeStep = ? WHERE id = ? AND codeSecret IS NULL';
    return this.database.change(sql, secret, step, id) > 0;
  }

  removeCode(id: number): void {
    this.database.change('UPDATE account SET codeSecret = NULL WHERE id = ?', id);
  }

  /**
   * Uses a code: neither this code nor an older one is accepted again, so that nobody can use a code that they saw being typed (RFC 6238,
   * section 5.2). A last step in the future comes from a clock that was ahead: it would refuse every code until then.
   */
  useCode(id: number, code: string): 'right' | 'used' | 'wrong' {
    const sql = 'SELECT codeSecret FROM account WHERE id = ?';
    const secret = this.database.row<{ codeSecret: string | null }>(sql, id)?.codeSecret;
    const now = this.now();
    const step = secret ? stepOfCode(secret, code, now) : undefined;
    if (step === undefined) return 'wrong';
    const use = 'UPDATE account SET codeStep = ? WHERE id = ? AND (codeStep < ? OR codeStep > ?)';
    return this.database.change(use, step, id, step, latestStep(now)) > 0 ? 'right' : 'used';
  }

  close(): void {
    this.database.close();
  }

  private named(name: string): Account {
    const account = this.find(name);
    if (!account) throw new AccountError('gone');
    return account;
  }

  private refuseLast({ id, role }: Account): void {
    const sql = `SELECT 1 FROM account WHERE role = 'principal' AND passwordHash IS NOT NULL AND id <> ?`;
    if (role === 'principal' && !this.database.row(sql, id)) throw new AccountError('last');
  }
}

function newHash(password: string): Promise<string> {
  if (!isLongEnough(password)) throw new AccountError('short');
  return hashPassword(password);
}
