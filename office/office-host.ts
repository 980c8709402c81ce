import type { FastifyInstance } from 'fastify';
import type { Log } from '../server/log';
import type { LoadRenderer } from '../server/office-renderer';
import type { Spool } from '../server/relay/spool/spool';
import type { ServedSchool } from '../server/settings/school';
import { Accounts } from './accounts/accounts';
import { createOffice } from './office';
import type { OfficeAnswer, OfficeCalls, OfficeProcessData, OfficeTasks } from './office-calls';
import { noWorkshop } from './website/reach-workshop';
import type { Workshop } from './website/workshop';

/** What an office needs from the server, whether it runs in another process or in this one. */
export interface OfficeHostOptions extends Omit<OfficeProcessData, 'school' | 'workshopEnv'> {
  school: () => ServedSchool;
  spool: Spool;
  tasks: OfficeTasks;
  renderer: LoadRenderer;
  log: Log;
  now: () => number;
}

export interface OfficeHost extends Pick<OfficeCalls, 'answer'> {
  /** Opens the office before its first request, so that it goes on with a publication that a crash has interrupted. */
  open: () => Promise<void>;
  close: () => Promise<void>;
}

/** Runs the office in this process: for development and tests, whose renderer isn't built. @param workshop without one, nothing can be changed */
export function officeInProcess(
  { dataDir, spool, ...options }: OfficeHostOptions,
  workshop: Workshop = noWorkshop,
): OfficeHost {
  const accounts = new Accounts(dataDir, options.now);
  const opening = createOffice({
    ...options,
    accounts,
    workshop,
    read: (work) => work({ records: spool.records, callList: spool.callList }),
  });
  return {
    answer: async (request) => answerOf(await opening, request),
    open: async () => void (await opening),
    close: async () => {
      await (await opening).close();
      accounts.close();
    },
  };
}

/** Answers a request that came to another process or port. */
export async function answerOf(
  office: FastifyInstance,
  { method, url, headers, body, ip }: Parameters<OfficeCalls['answer']>[0],
): Promise<OfficeAnswer> {
  const answered = await office.inject({
    method: method as 'GET',
    url,
    // Otherwise `inject` would make it a request for localhost.
    headers: { host: 'none.invalid', ...headers },
    payload: body && Buffer.from(body),
    remoteAddress: ip,
  });
  return {
    status: answered.statusCode,
    headers: answered.headers as OfficeAnswer['headers'],
    body: answered.rawPayload,
  };
}
