import { Agent, type IncomingMessage, request } from 'node:http';
import { user } from './fill-office';

export interface OfficeReply {
  status: number;
  location: string | undefined;
  cookies: readonly string[];
  body: string;
}

/** A browser at the office. */
export class OfficeVisitor {
  private readonly agent = new Agent({ keepAlive: true });
  private cookie = '';

  constructor(private readonly port: number) {}

  /** @throws if the office refuses the bench's account */
  async signIn(): Promise<void> {
    const { status, cookies } = await this.post('/sign-in', { ...user, next: '/' });
    if (status !== 303) throw new Error(`Signing in was answered ${status}`);
    this.cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  }

  get(path: string): Promise<OfficeReply> {
    return this.ask({ path });
  }

  /** @param localAddress address to send from, to be another network */
  post(path: string, form: Record<string, string>, localAddress?: string): Promise<OfficeReply> {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://localhost:${this.port}`,
    };
    return this.ask({ path, method: 'POST', headers, localAddress }, new URLSearchParams(form).toString());
  }

  /** Searches as the form does. @returns address of the results */
  async search(wanted: string): Promise<string> {
    const { location } = await this.post('/search', { wanted });
    return location ?? '/list';
  }

  close(): void {
    this.agent.destroy();
  }

  private async ask(
    options: { path: string; method?: string; headers?: Record<string, string>; localAddress?: string },
    body?: string,
  ): Promise<OfficeReply> {
    const headers = { ...options.headers, host: `localhost:${this.port}`, cookie: this.cookie };
    const { localAddress } = options;
    const agent = localAddress === undefined ? this.agent : new Agent({ localAddress });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ ...options, agent, host: '127.0.0.1', port: this.port, headers }, resolve)
        .on('error', reject)
        .end(body);
    });
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return {
      status: answer.statusCode ?? 0,
      location: answer.headers.location,
      cookies: answer.headers['set-cookie'] ?? [],
      body: Buffer.concat(chunks).toString(),
    };
  }
}
