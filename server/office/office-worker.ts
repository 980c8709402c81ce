import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { rendererBeside } from '../office-renderer';
import { CallList } from '../relay/spool/call-list';
import { openReader } from '../relay/spool/database';
import { Records } from '../relay/spool/records';
import { Accounts } from './accounts/accounts';
import { createOffice } from './office';
import { answerOf } from './office-host';
import type { OfficeCalls, OfficeTasks } from './office-calls';
import type { OfficeThreadData } from './office-thread';

const port = parentPort!;
const { dataDir, school: first, ...rest } = workerData as OfficeThreadData;
let school = first;

const main = createBirpc<OfficeTasks, OfficeCalls>(
  {
    useSchool: (newest) => void (school = newest),
    answer: async (request) => answerOf(await opening, request),
  },
  {
    post: (message) => {
      port.postMessage(message);
    },
    on: (listen) => port.on('message', listen),
  },
);

const opening = createOffice({
  ...rest,
  accounts: new Accounts(dataDir),
  school: () => school,
  tasks: main,
  read: (work) => {
    const reader = openReader(join(dataDir, 'spool.db'));
    try {
      return work({ records: new Records(reader), callList: new CallList(reader) });
    } finally {
      reader.close();
    }
  },
  renderer: rendererBeside(import.meta.url),
  log: (entry) => void main.log(entry),
  now: Date.now,
});
