import { TOTP } from 'otpauth';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../server/testing/endpoint.fixture';
import { password, TestClock } from '../testing/office-app.fixture';
import { Accounts } from './accounts';
import { codeAddress, makeCodeSecret } from './one-time-codes';

const [office, elsewhere] = ['192.0.2.1', '198.51.100.7'];
const dayMs = 24 * 3_600_000;

async function openAccounts(dataDir?: string, clock = new TestClock()) {
  const folder = dataDir ?? (await temporaryFolder());
  const accounts = new Accounts(folder, clock.now);
  onTestFinished(() => {
    accounts.close();
  });
  if (accounts.isEmpty()) await accounts.add({ name: 'Asha', role: 'principal', password });
  const guess = (ip = elsewhere, name = 'Asha') => accounts.signIn.withPassword(name, 'wrong password', ip);
  const signIn = (ip = office) => accounts.signIn.withPassword('Asha', password, ip);
  return { accounts, clock, dataDir: folder, guess, signIn };
}

describe('wrong passwords', () => {
  it('wait before the next one, also for names without an account', async () => {
    for (const name of ['Asha', 'Nobody']) {
      const { clock, guess } = await openAccounts();
      expect(await guess(elsewhere, name)).toEqual({ kind: 'wrong' });
      expect(await guess(elsewhere, name)).toEqual({ kind: 'later', waitSeconds: 1 });
      clock.pass(1000);
      expect(await guess(elsewhere, name)).toEqual({ kind: 'wrong' });
    }
  });

  it('wait even if the server is restarted meanwhile, or the clock is set back', async () => {
    const { accounts, dataDir, clock, guess } = await openAccounts();
    for (let count = 0; count < 5; count += 1) {
      await guess();
      clock.pass(16_000);
    }
    await guess();
    accounts.close();
    const restarted = await openAccounts(dataDir, clock);
    expect(await restarted.guess()).toEqual({ kind: 'later', waitSeconds: 32 });
    clock.pass(-dayMs);
    expect(await restarted.guess()).toEqual({ kind: 'later', waitSeconds: 32 });
    clock.pass(32_000);
    expect(await restarted.guess()).toEqual({ kind: 'wrong' });
  });

  it('can’t be guessed in parallel', async () => {
    const { guess } = await openAccounts();
    const results = await Promise.all(Array.from({ length: 15 }, () => guess()));
    expect(results.filter(({ kind }) => kind === 'wrong')).toHaveLength(1);
  });

  it('from strangers don’t delay users in a network that they have signed in from, and others for a minute', async () => {
    const { accounts, clock, guess, signIn } = await openAccounts();
    expect(await signIn()).toMatchObject({ kind: 'right' });
    for (let network = 0; network < 20; network += 1)
      for (;;) {
        const result = await guess(`203.0.113.${network}`);
        if (result.kind !== 'later') break;
        clock.pass(result.waitSeconds * 1000);
      }
    expect(await signIn()).toMatchObject({ kind: 'right' });
    const unknown = await accounts.signIn.withPassword('Asha', password, '198.51.100.99');
    expect(unknown).toEqual({ kind: 'later', waitSeconds: 60 });
  });

  it('of one network for many names wait, too', async () => {
    const { guess } = await openAccounts();
    const kinds: string[] = [];
    for (let count = 0; count < 32; count += 1) kinds.push((await guess(elsewhere, `Name ${count}`)).kind);
    expect(kinds.indexOf('later')).toBe(31);
  });

  it('are forgotten after signing in, in this network', async () => {
    const { clock, guess, signIn } = await openAccounts();
    for (let count = 0; count < 4; count += 1) {
      await guess(office);
      clock.pass(8000);
    }
    await signIn();
    await guess(office);
    expect(await guess(office)).toEqual({ kind: 'later', waitSeconds: 1 });
  });

  it('wait in a line of limited length, also those for names without an account', async () => {
    const { guess, signIn } = await openAccounts();
    const flood = Array.from({ length: 100 }, (_, index) => guess(`203.0.113.${index}`, `Name ${index}`));
    expect(await signIn()).toEqual({ kind: 'busy' });
    const kinds = (await Promise.all(flood)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(51);
    // A refused sign-in doesn't count as failed.
    expect(await signIn()).toMatchObject({ kind: 'right' });
  });

  it('of strangers keep nobody waiting in a network that they have signed in from', async () => {
    const { accounts, guess, signIn } = await openAccounts();
    expect(await signIn()).toMatchObject({ kind: 'right' });
    const elsewhere = Array.from({ length: 200 }, (_, index) => guess(`203.0.113.${index}`, `Name ${index}`));
    const beside = Array.from({ length: 200 }, (_, index) => guess(office, `Other ${index}`));
    expect(await signIn()).toMatchObject({ kind: 'right' });
    expect(await accounts.signIn.confirm('Asha', password, office)).toMatchObject({ kind: 'right' });
    await accounts.setPassword(1, 'neem-tree-1947');
    const kinds = (await Promise.all([...elsewhere, ...beside])).map(({ kind }) => kind);
    expect(kinds).toContain('busy');
  });

  it('of one network don’t fill the line for others', async () => {
    const { guess, signIn } = await openAccounts();
    const flood = Array.from({ length: 200 }, (_, index) => guess(elsewhere, `Name ${index}`));
    expect(await signIn()).toMatchObject({ kind: 'right' });
    const kinds = (await Promise.all(flood)).map(({ kind }) => kind);
    expect([kinds.filter((kind) => kind === 'wrong').length, kinds.includes('busy')]).toEqual([31, false]);
  });
});

it('an old password opens nothing that waits in line while it is reset, or its account removed', async () => {
  const { accounts, guess, signIn } = await openAccounts();
  const inLine = () => Array.from({ length: 5 }, (_, index) => guess(`203.0.113.${index}`, `Nobody ${index}`));
  const asha = accounts.find('Asha')!;
  const link = accounts.resetLinks.make(asha.id);
  const before = [...inLine(), signIn(elsewhere)];
  await accounts.resetPassword(link, 'neem-tree-1947');
  expect((await Promise.all(before)).at(-1)).toEqual({ kind: 'wrong' });
  await accounts.add({ name: 'Bina', role: 'clerk', password });
  const ofBina = accounts.signIn.withPassword('Bina', password, elsewhere);
  accounts.remove('Bina');
  expect(await ofBina).toEqual({ kind: 'wrong' });
});

describe('codes of an authenticator app', () => {
  async function withCodes() {
    const opened = await openAccounts();
    const { accounts, clock } = opened;
    const secret = makeCodeSecret();
    const code = (offsetMs = 0) => new TOTP({ secret }).generate({ timestamp: clock.time + offsetMs });
    const ticket = async () => {
      const result = await opened.signIn();
      if (result.kind !== 'needs code') throw new Error(result.kind);
      return result.ticket;
    };
    const enter = async (text: string) => accounts.signIn.withCode(await ticket(), text, office);
    expect(accounts.setCode(1, secret, '000000')).toBe(false);
    expect(accounts.setCode(1, secret, code())).toBe(true);
    return { ...opened, secret, code, ticket, enter };
  }

  it('are needed besides the password', async () => {
    const { clock, code, enter, signIn } = await withCodes();
    expect(await signIn()).toMatchObject({ kind: 'needs code' });
    clock.pass(30_000);
    expect(await enter(code())).toEqual({ kind: 'right', account: 1 });
  });

  it('are valid once, and older ones not at all', async () => {
    const { clock, code, enter } = await withCodes();
    // The code that set the app up is used.
    expect(await enter(code())).toMatchObject({ kind: 'used code' });
    clock.pass(60_000);
    const [older, current] = [code(-30_000), code()];
    expect(await enter(current)).toMatchObject({ kind: 'right' });
    expect(await enter(current)).toMatchObject({ kind: 'used code' });
    expect(await enter(older)).toMatchObject({ kind: 'used code' });
    clock.pass(70_000);
    expect(await enter(current)).toMatchObject({ kind: 'wrong code' });
  });

  it('that were just used delay nobody: a computer and a phone may sign in within half a minute', async () => {
    const { clock, accounts, code, ticket } = await withCodes();
    clock.pass(60_000);
    const used = code();
    expect(await accounts.signIn.withCode(await ticket(), used, office)).toMatchObject({ kind: 'right' });
    const phone = await ticket();
    for (let count = 0; count < 7; count += 1)
      expect(await accounts.signIn.withCode(phone, used, office)).toEqual({ kind: 'used code', ticket: phone });
    clock.pass(30_000);
    expect(await accounts.signIn.withCode(phone, code(), office)).toMatchObject({ kind: 'right' });
  });

  it('are accepted after the clock was ahead for once', async () => {
    const { clock, accounts, code, enter } = await withCodes();
    clock.pass(dayMs);
    expect(await enter(code())).toMatchObject({ kind: 'right' });
    clock.pass(-dayMs + 60_000);
    const used = code();
    expect(await enter(used)).toMatchObject({ kind: 'right' });
    expect(await enter(used)).toMatchObject({ kind: 'used code' });
    clock.pass(dayMs);
    const secret = makeCodeSecret();
    accounts.removeCode(1);
    expect(accounts.setCode(1, secret, new TOTP({ secret }).generate({ timestamp: clock.time }))).toBe(true);
    clock.pass(-dayMs);
    expect(await enter(new TOTP({ secret }).generate({ timestamp: clock.time }))).toMatchObject({ kind: 'right' });
  });

  it('may be half a minute early or late, with spaces, and in Devanagari digits', async () => {
    const { clock, code, enter } = await withCodes();
    clock.pass(120_000);
    expect(await enter(code(-60_000))).toMatchObject({ kind: 'wrong code' });
    clock.pass(10_000);
    expect(await enter(code(-30_000).replace(/^.../, '$& '))).toMatchObject({ kind: 'right' });
    expect(await enter(code(30_000).replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? ''))).toMatchObject({
      kind: 'right',
    });
  });

  it('can’t be guessed by somebody who knows the password', async () => {
    const { clock, accounts, ticket } = await withCodes();
    const waits: number[] = [];
    while (waits.length < 12) {
      const first = await accounts.signIn.withPassword('Asha', password, elsewhere);
      if (first.kind !== 'needs code') throw new Error(first.kind);
      expect(await accounts.signIn.withCode(first.ticket, 'wrong', elsewhere)).toMatchObject({ kind: 'wrong code' });
      // The right password doesn't shorten the delay.
      const next = await accounts.signIn.withPassword('Asha', password, elsewhere);
      waits.push(next.kind === 'later' ? next.waitSeconds : 0);
      clock.pass(900_000);
    }
    expect(waits.slice(-3)).toEqual([512, 900, 900]);
    const once = await ticket();
    for (let count = 0; count < 5; count += 1) {
      await accounts.signIn.withCode(once, 'wrong', office);
      clock.pass(60_000);
    }
    expect(accounts.signIn.nameOf(once)).toBe('');
  });

  it('belong to a password that was given within ten minutes and is still valid', async () => {
    const { clock, accounts, code, ticket } = await withCodes();
    const early = await ticket();
    clock.pass(600_000);
    expect(await accounts.signIn.withCode(early, code(), office)).toEqual({ kind: 'wrong' });
    expect(await accounts.signIn.withCode('made up', code(), office)).toEqual({ kind: 'wrong' });
    const old = await ticket();
    await accounts.setPassword(1, 'neem-tree-1947');
    expect(await accounts.signIn.withCode(old, code(), office)).toEqual({ kind: 'wrong' });
  });

  it('go with a reset link, since most people who need one have lost their phone', async () => {
    const { accounts, signIn } = await withCodes();
    await accounts.resetPassword(accounts.resetLinks.make(1), password);
    expect(await signIn()).toMatchObject({ kind: 'right' });
  });

  it('have a secret that can’t be replaced, and an address for the app', async () => {
    const { accounts, secret, clock } = await withCodes();
    const other = makeCodeSecret();
    expect(accounts.setCode(1, other, new TOTP({ secret: other }).generate({ timestamp: clock.time }))).toBe(false);
    expect(codeAddress(secret, 'Example School', 'Asha Patil')).toBe(
      `otpauth://totp/Example%20School:Asha%20Patil?issuer=Example%20School&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
