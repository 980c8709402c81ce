import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { bundleScript } from '../../../pipeline/bundles/browser-code';

/** Longer than fits into a window. */
const LONG = '<p style="block-size: 120vh">Help</p>';

/** A field of an office whose answers a test delays. Its pages have the attributes that office/README.md lists. */
export class SlowOffice {
  readonly values: Record<string, string> = { a: 'one' };
  /** Each saved value: `field: was → becomes`. */
  readonly saved: string[] = [];
  /** The most requests that were answered at the same time. */
  mostAtOnce = 0;
  delayMs = 0;
  private atOnce = 0;
  private script = '';
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<string> {
    this.script = (await bundleScript('office/script/office-script.ts')).code;
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://office.example');
    const send = (body: string, status = 200) =>
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    if (url.pathname === '/office.js') return void response.end(this.script);
    if (request.method === 'POST') return this.save(request, response, send);
    send(this.page(url.searchParams.get('at') ?? 'a'));
  }

  private async save(
    request: IncomingMessage,
    response: ServerResponse,
    send: (body: string, status: number) => unknown,
  ): Promise<void> {
    this.mostAtOnce = Math.max(this.mostAtOnce, (this.atOnce += 1));
    const { address = '', was = '', becomes = '' } = Object.fromEntries(new URLSearchParams(await text(request)));
    await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    this.atOnce -= 1;
    if (this.values[address] !== was && this.values[address] !== becomes) return void send('Conflict', 409);
    if (this.values[address] !== becomes) this.saved.push(`${address}: ${was} → ${becomes}`);
    this.values[address] = becomes;
    response.writeHead(303, { location: `/website/field?at=${address}` }).end();
  }

  private page(address: string): string {
    const value = this.values[address] ?? '';
    const mistake = value.includes('!') ? '<p style="block-size: 90px">No “!”</p>' : '';
    return `<!doctype html><html lang="en"><head><title>${address}</title><script src="/office.js" defer></script></head><body><main><div>${LONG}
<form id="field-${address}" method="post" action="/website/field" data-autosave>
<input type="hidden" name="address" value="${address}"><input type="hidden" name="was" value="${value}">
<label for="value">Text</label>${mistake}<div role="toolbar" aria-controls="value" data-toolbar hidden><button type="button" data-mark="bold">Bold</button></div>
<textarea id="value" name="becomes" data-markdown>${value}</textarea><button data-save>Save</button>
<p role="status" data-saved>Saved ${this.saved.length}</p></form></div>${LONG}</main></body></html>`;
  }
}
