import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxAnswerLength } from '../../../forms/form-definition';
import { startFaultyMailServer } from '../../faults/faulty-mail-server';
import { beRude } from '../../faults/requests';
import { ServerUnderTest } from '../../faults/server-under-test';
import { type Section, table, times } from '../../support/tables';
import { type HonestTimes, percentile, sendHonestly } from './honest-visitors';

const measuredMs = 20_000;
/** Answers of 49 KB in all. Of all characters, the server needs longest to put “@” into a mail. */
const rudeAnswers = Object.fromEntries(
  Array.from({ length: 5 }, (_, index) => [`note_${index}`, '@'.repeat(maxAnswerLength - 200)]),
);

const rude = {
  // Slow enough for the rate limit of one address.
  eachMs: 1050,
  localAddress: '127.0.0.2',
  answersOf: (round: number) => ({ submission_id: `rude-${round}`, ...rudeAnswers }),
};

/** Measures response times while one address sends the largest allowed forms, and on a quiet server. */
export async function measureRudeClient(): Promise<Section> {
  const dataDir = await mkdtemp(join(tmpdir(), 'school-bench-'));
  const mailServer = await startFaultyMailServer(Math.random);
  mailServer.heal();
  const server = new ServerUnderTest({
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'website@school.example',
    MAIL_TO_ENQUIRY: 'office@school.example',
    MAIL_TO_CAREER: 'office@school.example',
    SITE_DIR: 'build/client',
  });
  await server.start();
  const quiet = await sendHonestly(server.port, measuredMs, { run: 'quiet', readsHome: true });
  let isOver = false;
  const accepted = beRude(server, () => isOver, rude);
  const beside = await sendHonestly(server.port, measuredMs, { run: 'beside', readsHome: true });
  isOver = true;
  const text = `Beside one client that sent ${await accepted} forms of 49 KB; ratio of p99, 3 at most.`;
  await server.kill();
  await mailServer.close();
  await rm(dataDir, { recursive: true });
  const rows = (['sends', 'pages'] as const).map((what) => row(what, quiet, beside));
  const head = ['', 'quiet p50', 'quiet p99', 'beside p50', 'beside p99', 'ratio'];
  return { title: 'Rude client', text: `${text}\n\n${table(head, rows)}` };
}

function row(what: keyof HonestTimes, quiet: HonestTimes, beside: HonestTimes): string[] {
  const [q50 = NaN, q99 = NaN, b50 = NaN, b99 = NaN] = [quiet, beside].flatMap((run) =>
    [0.5, 0.99].map((share) => percentile(run[what], share)),
  );
  const name = { sends: 'honest sends', pages: 'Home' }[what];
  return [name, `${q50} ms`, `${q99} ms`, `${b50} ms`, `${b99} ms`, times(b99 / q99)];
}
