import { pause } from '../../faults/requests';
import { commonName } from './fill-office';
import type { OfficeVisitor } from './office-visitor';

export interface Load {
  title: string;
  /** Loads the office until told that it is over. @returns what was done */
  run: (office: OfficeVisitor, isOver: () => boolean) => Promise<string>;
  /** Needs a server whose figures never end. */
  isBroken?: boolean;
}

const wrongPasswords = 1000;
/** A queue that is longer than the office's, so that some are refused. */
const guessesAtOnce = 24;

/** Addresses of the views, the slowest ones of each kind. */
export async function viewsOf(office: OfficeVisitor): Promise<Record<string, string>> {
  const { body } = await office.get('/list');
  const record = /\/records\/[0-9a-f]{64}/.exec(body)?.[0];
  if (record === undefined) throw new Error('The list is empty');
  return {
    today: '/',
    'list, newest first': '/list',
    'list, by next call': '/list?sort=call',
    'list, filtered': '/list?form=enquiry&stage=called&owner=Bench&due=week&sort=call',
    'list, a filter that nothing matches': '/list?form=enquiry&owner=Nobody&sort=arrival',
    'search for a name of two in seven': await office.search(commonName),
    'search for a telephone number': await office.search('90000 00007'),
    'search for a name that nobody has': await office.search('Xavier'),
    'sheet of calls': '/sheet',
    figures: '/figures?form=enquiry',
    record,
    'a person’s data': `${record}/person`,
  };
}

export const loads: readonly Load[] = [
  {
    title: 'someone opens views without a pause',
    run: async (office, isOver) => {
      const views = Object.values(await viewsOf(office));
      let opened = 0;
      for (; !isOver(); opened += 1) await expectOk(office, views[opened % views.length]!);
      return `${opened} views`;
    },
  },
  {
    title: 'someone downloads all as a workbook, again and again',
    run: async (office, isOver) => {
      let [whole, givenUp] = [0, 0];
      while (!isOver())
        if ((await office.get('/list.xlsx')).status === 200) whole += 1;
        else givenUp += 1;
      return `${whole} workbooks, ${givenUp} given up`;
    },
  },
  {
    title: 'wrong passwords, for other names and from other networks',
    run: async (office, isOver) => {
      const statuses = new Map<number, number>();
      let asked = 0;
      const guess = async () => {
        while (!isOver() && asked < wrongPasswords) {
          asked += 1;
          const network = `127.${1 + (asked >> 8)}.${asked & 255}.1`;
          const { status } = await office.post(
            '/sign-in',
            { name: `User ${asked}`, password: 'x'.repeat(12) },
            network,
          );
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: guessesAtOnce }, guess));
      return `${statuses.get(422) ?? 0} checked, ${statuses.get(503) ?? 0} refused`;
    },
  },
  {
    title: 'a broken view never ends',
    isBroken: true,
    run: async (office, isOver) => {
      // The process is replaced after 50 s, which is longer than a round: the request ends with the server.
      void office.get('/figures?form=enquiry').catch(() => undefined);
      while (!isOver()) await pause(100);
      return 'the office was busy all the time';
    },
  },
];

async function expectOk(office: OfficeVisitor, path: string): Promise<void> {
  const { status } = await office.get(path);
  if (status !== 200) throw new Error(`${path.replace(/\?.*/, '')} was answered ${status}`);
}
