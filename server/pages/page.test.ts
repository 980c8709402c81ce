import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { palettes } from '../../look/palettes';
import { markup } from './markup';
import { sendPage } from './page';

it('a page has an empty icon, so that browsers request none, and its policy allows it', async () => {
  const app = Fastify();
  app.get('/', (_, reply) =>
    sendPage(
      reply,
      200,
      { language: 'en', title: 'Sent', body: markup`<h1>Sent</h1>` },
      { colours: palettes['earth-and-indigo'] },
    ),
  );
  const { body, headers } = await app.inject({ url: '/' });
  expect(body).toContain('<link rel="icon" href="data:,">');
  expect(String(headers['content-security-policy']).split('; ')).toContain('img-src data:');
});
