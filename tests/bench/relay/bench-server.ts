import { type FaultyMailServer, startFaultyMailServer } from '../../faults/faulty-mail-server';
import { ServerUnderTest } from '../../faults/server-under-test';

/** A server with a mail server that accepts every mail. */
export async function startBenchServer(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<{ server: ServerUnderTest; mailServer: FaultyMailServer; stop: () => Promise<void> }> {
  const mailServer = await startFaultyMailServer(Math.random);
  mailServer.heal();
  const server = new ServerUnderTest({
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'website@school.example',
    MAIL_TO_ENQUIRY: 'office@school.example',
    MAIL_TO_CAREER: 'office@school.example',
    ...env,
  });
  await server.start();
  const stop = async () => {
    await server.kill();
    await mailServer.close();
  };
  return { server, mailServer, stop };
}
