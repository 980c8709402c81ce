import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { connect, type OutgoingHttpHeaders } from 'node:http2';
import path from 'node:path';
import { Accounts } from '../../office/accounts/accounts';
import { freePorts } from '../../server/testing/free-ports';
import { type ChildServer, startChild } from '../support/child-server';
import { caddyCommand, exampleInDocs, nginxCommand, replaceEach } from './host-programs';

const hostName = 'office.school.example';
const account = { name: 'Asha', password: 'mango tree forty-two' };

interface Ports {
  proxy: number;
  office: number;
}

/** Paths of its files. */
interface Certificate {
  certificate: string;
  key: string;
}

interface Proxy {
  name: string;
  /** Starts it from its example in docs/deploying.md. */
  start: (folder: string, ports: Ports, files: Certificate) => Promise<ChildServer>;
}

const proxies: readonly Proxy[] = [
  {
    name: 'nginx',
    start: (folder, { proxy, office }, { certificate, key }) => {
      const tls = `listen 127.0.0.1:${proxy} ssl http2;\n  ssl_certificate ${certificate};\n  ssl_certificate_key ${key};`;
      const example = exampleInDocs('nginx', hostName);
      const site = replaceEach(example, { 'listen 80;': tls, '127.0.0.1:3001': `127.0.0.1:${office}` });
      return startChild(nginxCommand(folder, site), proxy);
    },
  },
  {
    name: 'Caddy',
    start: (folder, { proxy, office }, { certificate, key }) => {
      const tls = `https://${hostName}:${proxy} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`;
      const example = exampleInDocs('caddyfile', hostName);
      const site = replaceEach(example, { [`${hostName} {`]: tls, '127.0.0.1:3001': `127.0.0.1:${office}` });
      const { command, env } = caddyCommand(folder, site);
      return startChild(command, proxy, { env });
    },
  },
];

/**
 * Signs in to the office, and uses it, behind each web server with TLS and HTTP/2, on another port than 443.
 *
 * @param folder an empty folder
 * @returns problems
 */
export async function tryOffice(folder: string): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, start } of proxies) {
    const own = path.join(folder, name);
    mkdirSync(own);
    const dataDir = path.join(own, 'data');
    const accounts = new Accounts(dataDir);
    await accounts.add({ ...account, role: 'principal' });
    accounts.close();
    const [site = 0, office = 0, proxy = 0] = await freePorts(3);
    const files = makeCertificate(own);
    const origin = `https://${hostName}:${proxy}`;
    const server = await startChild([process.execPath, 'build/server/main.js'], office, {
      env: {
        ...{ PORT: String(site), INBOX_PORT: String(office), DATA_DIR: dataDir, TRUST_PROXY: '1', SMTP_URL: '' },
        OFFICE_ORIGIN: origin,
      },
    });
    try {
      const running = await start(own, { proxy, office }, files);
      const found = await problemsAt(origin, readFileSync(files.certificate));
      problems.push(...found.map((problem) => `the office behind ${name}: ${problem}`));
      await running.stop();
    } finally {
      await server.stop();
    }
  }
  return problems;
}

async function problemsAt(origin: string, ca: Buffer): Promise<string[]> {
  const problems: string[] = [];
  const client = connect(origin, {
    ca,
    lookup: (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
  });
  const ask = (headers: OutgoingHttpHeaders, body?: Record<string, string>) =>
    new Promise<{ status: number; headers: OutgoingHttpHeaders; text: string }>((resolve, reject) => {
      const form = body && { ':method': 'POST', 'content-type': 'application/x-www-form-urlencoded' };
      const stream = client.request({ ...form, ...headers });
      let [text, answered] = ['', {} as OutgoingHttpHeaders];
      stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      stream.on('response', (each) => (answered = each)).on('error', reject);
      stream.on('end', () => resolve({ status: Number(answered[':status']), headers: answered, text }));
      stream.end(body && new URLSearchParams(body).toString());
    });
  const expectStatus = (what: string, { status }: { status: number }, expected: number) => {
    if (status !== expected) problems.push(`${what}: ${status} instead of ${expected}`);
  };
  expectStatus('before signing in', await ask({ ':path': '/' }), 401);
  expectStatus(
    'a form of a stranger',
    await ask({ ':path': '/sign-in', origin: 'https://stranger.example' }, account),
    403,
  );
  const signedIn = await ask({ ':path': '/sign-in', origin, 'x-forwarded-proto': 'http' }, account);
  expectStatus('signing in', signedIn, 303);
  const cookies = [signedIn.headers['set-cookie'] ?? []].flat().map(String);
  if (cookies.some((each) => !/; HttpOnly.*; Secure/.test(each))) problems.push(`an open cookie: ${cookies.join(' ')}`);
  const signed = { origin, cookie: cookies.map((each) => each.split(';')[0]).join('; ') };
  expectStatus('the first page', await ask({ ...signed, ':path': '/' }), 200);
  const address = 'school.yaml:students';
  const page = { ...signed, ':path': `/website/field?at=${address}` };
  const field = await ask(page);
  expectStatus('a field', field, 200);
  const [preview = '/'] = /\/preview\/[\w-]+\/page/.exec(field.text) ?? [];
  expectStatus('its preview', await ask({ ...signed, ':path': `${preview}/` }), 200);
  const [, was = ''] = /id="value"[^>]*? value="([^"]*)"/.exec(field.text) ?? [];
  expectStatus('saving', await ask({ ...signed, ':path': '/website/field' }, { address, was, becomes: '1234' }), 303);
  if (!(await ask(page)).text.includes('value="1234"')) problems.push('a value is not saved');
  client.close();
  return problems;
}

/** Of a name that no authority knows. */
function makeCertificate(folder: string): Certificate {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${hostName}`];
  const files = ['-addext', `subjectAltName=DNS:${hostName}`, '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...request, ...files], { stdio: 'ignore' });
  return { certificate, key };
}
