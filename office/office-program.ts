import { join } from 'node:path';
import { createBirpc } from 'birpc';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../server/log';
import { rendererBeside } from '../server/office-renderer';
import { CallList } from '../server/relay/spool/call-list';
import { openReader } from '../server/relay/spool/database';
import { Records } from '../server/relay/spool/records';
import type { ServedSchool } from '../server/settings/school';
import { Accounts } from './accounts/accounts';
import { createOffice } from './office';
import type { OfficeCalls, OfficeProcessData, OfficeTasks } from './office-calls';
import { answerOf } from './office-host';
import { workshopProcess } from './website/workshop-process';

/* The office's process. The server starts it, passes requests to it, and makes its changes. */

let school: ServedSchool;
let opening: Promise<FastifyInstance>;

const server = createBirpc<OfficeTasks, OfficeCalls>(
  {
    open: (data) => {
      ({ school } = data);
      opening = open(data);
    },
    useSchool: (newest) => void (school = newest),
    answer: async (request) => answerOf(await opening, request),
  },
  {
    post: (message) => process.send?.(message),
    on: (listen) => process.on('message', listen),
  },
);
// The server has been killed.
process.on('disconnect', () => process.exit());
// It ends its office itself: Ctrl-C in a terminal reaches both, and the server still has requests to finish.
process.on('SIGINT', () => undefined);

function open({
  dataDir,
  officeOrigin,
  isOpenAtFirst,
  isMailKept,
  workshopEnv,
}: OfficeProcessData): Promise<FastifyInstance> {
  const log: Log = (entry) => void server.log(entry);
  return createOffice({
    officeOrigin,
    isOpenAtFirst,
    isMailKept,
    accounts: new Accounts(dataDir),
    school: () => school,
    tasks: server,
    read: (work) => {
      const reader = openReader(join(dataDir, 'spool.db'));
      try {
        return work({ records: new Records(reader), callList: new CallList(reader) });
      } finally {
        reader.close();
      }
    },
    workshop: workshopProcess(new URL('workshop-program.js', import.meta.url), workshopEnv, log),
    renderer: rendererBeside(import.meta.url),
    log,
    now: Date.now,
  });
}
