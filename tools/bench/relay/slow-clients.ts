import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pause, postEnquiry } from '../../torture/sender';
import { TorturedServer } from '../../torture/tortured-server';

const head = 'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: a\r\nX-Slow: ';
const body =
  'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
  'Content-Length: 5000\r\n\r\n--b\r\n';
const begins = [...Array<string>(3000).fill(''), ...Array<string>(500).fill(head), ...Array<string>(500).fill(body)];
const honest = 30;

/** 3,000 connections that say nothing, 500 slow heads, 500 slow bodies, and an honest enquiry every half second. */
export async function slowClients(dataDir: string): Promise<void> {
  const server = new TorturedServer({ DATA_DIR: dataDir });
  await server.start();
  console.log(
    '\n| 4,000 slow clients | let in | still there after 15 s | honest enquiries accepted | longest | memory |\n' +
      '| --- | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const addresses of [1, 16, 250]) {
    const sockets: Socket[] = [];
    for (const [index, text] of begins.entries()) {
      const localAddress = `127.0.1.${1 + (index % addresses)}`;
      const socket = connect({ port: server.port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
      if (text !== '') socket.write(text);
      sockets.push(socket);
      // In small groups, or the queue of the system drops some before the server can see them.
      if (index % 100 === 99) await pause(20);
    }
    await pause(1000);
    const open = () => sockets.filter(({ closed, readableEnded }) => !closed && !readableEnded).length;
    const letIn = open();
    const times: number[] = [];
    for (let index = 0; index < honest; index += 1) {
      for (const socket of sockets.slice(3000)) if (!socket.destroyed) socket.write('x');
      const begun = performance.now();
      const agent = new Agent();
      const answers = { full_name: 'Honest', submission_id: `slow-${addresses}-${index}` };
      if ((await postEnquiry(agent, server.port, answers)) === '200') times.push(performance.now() - begun);
      agent.destroy();
      await pause(500);
    }
    const longest = Math.round(Math.max(...times));
    const memory = Math.round(server.memoryMb());
    console.log(
      `| from ${addresses} ${addresses === 1 ? 'address' : 'addresses'} | ${letIn} | ${open()} | ${times.length} of ${honest} | ${longest} ms | ${memory} MB |`,
    );
    for (const socket of sockets) socket.destroy();
    await pause(500);
  }
  await server.kill();
}
