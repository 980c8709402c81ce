import { type FaultyMailServer, startFaultyMailServer } from '../../faults/faulty-mail-server';
import { ServerUnderTest } from '../../faults/server-under-test';

/** A server with a mail server that accepts every mail. @param program another server than the usual one */
export async function startBenchServer(
  dataDir: string,
  env: Record<string, string> = {},
  program?: string,
): Promise<{ server: ServerUnderTest; mailServer: FaultyMailServer; stop: () => Promise<void> }> {
  const mailServer = await startFaultyMailServer(Math.random);
  mailServer.heal();
  const settings = {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'website@school.example',
    MAIL_TO_ENQUIRY: 'office@school.example',
    MAIL_TO_CAREER: 'office@school.example',
    ...env,
  };
  const server = new ServerUnderTest(settings, program);
  await server.start();
  const stop = async () => {
    await server.kill();
    await mailServer.close();
  };
  return { server, mailServer, stop };
}
