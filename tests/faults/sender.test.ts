import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { Sender } from './sender';

it('sends exactly the same on every retry of a revision', async () => {
  const bodies: string[] = [];
  const server = createServer((request, answer) => {
    void buffer(request).then((body) => {
      bodies.push(body.toString());
      answer.writeHead(bodies.length % 3 === 0 ? 200 : 503).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const sender = new Sender({
    run: 'test',
    port: () => port,
    random: Math.random,
    submissions: [],
    isEnough: () => false,
  });
  await sender.work(() => bodies.length > 30);
  const revisions = new Map<string, Set<string>>();
  for (const body of bodies) {
    const mark = /Faults\d+R\d+X/.exec(body)![0];
    revisions.set(mark, (revisions.get(mark) ?? new Set()).add(body));
  }
  expect(revisions.size).toBeGreaterThan(3);
  expect([...revisions.values()].map(({ size }) => size)).toEqual(Array(revisions.size).fill(1));
});
