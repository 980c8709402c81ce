import net from 'node:net';
import { Duplex } from 'node:stream';

export const phases = ['connect', 'greeting', 'hello', 'login', 'sender', 'recipient', 'data', 'message'] as const;
export type Phase = (typeof phases)[number];
/** Replies: `later` is 4xx, `refused` 5xx, `closing` 421; `cut` loses the connection, `slow` replies correctly after five minutes. */
export const faultKinds = ['later', 'refused', 'closing', 'cut', 'silence', 'slow'] as const;

/** A fault of the mail server. */
export interface MailServerFault {
  phase: Phase;
  kind: (typeof faultKinds)[number];
  /** Set if the fault concerns only one recipient. */
  recipient: number | undefined;
  /** Whether the server accepts a mail although its last reply is lost. */
  isTaken: boolean;
  times: number;
}

/** A mail accepted for a recipient. */
export interface Copy {
  /** Identifies the mail: 40 hex digits of the record's name, a dot, the revision. */
  mail: string;
  recipient: string;
  text: string;
  /** Whether the sending process got the reply. */
  isAnswered: boolean;
  /** Whether the sending process ended before it recorded the reply. */
  isForgotten: boolean;
}

const slowMs = 5 * 60_000;
const shouldSay: Record<Phase, string> = {
  connect: '',
  greeting: '220 ready',
  hello: '250-hello\r\n250 AUTH PLAIN',
  login: '235 welcome',
  sender: '250 ok',
  recipient: '250 ok',
  data: '354 go on',
  message: '250 taken',
};
const phaseOf: Record<string, Phase> = {
  EHLO: 'hello',
  HELO: 'hello',
  AUTH: 'login',
  MAIL: 'sender',
  RCPT: 'recipient',
  DATA: 'data',
};

/** An in-process mail server. Until it is closed, it gets every connection that this process opens. */
export class SimulatedMailServer {
  readonly copies: Copy[] = [];
  private faults: MailServerFault[] = [];
  private readonly realConnect = net.connect;

  /** @param trace called with a description of each event */
  constructor(
    private readonly recipients: readonly string[],
    private readonly trace: (line: string) => void,
  ) {
    net.connect = ((_options: unknown, onConnect: () => void) => {
      const line = new Line();
      line.once('connect', onConnect);
      new Session(line, this).begin();
      return line;
    }) as unknown as typeof net.connect;
  }

  add(faults: readonly MailServerFault[]): void {
    this.faults.push(...faults.map((fault) => ({ ...fault })));
  }

  heal(): void {
    this.faults = [];
  }

  close(): void {
    net.connect = this.realConnect;
  }

  /** @returns the next fault for this phase, if any */
  takeFault(phase: Phase, recipient: string | undefined): MailServerFault | undefined {
    const fault = this.faults.find(
      (each) =>
        each.phase === phase &&
        (each.recipient === undefined || phase !== 'recipient' || this.recipients[each.recipient] === recipient),
    );
    if (fault) fault.times -= 1;
    this.faults = this.faults.filter(({ times }) => times > 0);
    this.trace(`mail server ${phase} ${recipient ?? ''} ${fault?.kind ?? 'ok'}`);
    return fault;
  }

  /** Accepts a mail. @returns a function to call when the reply has arrived at the sender */
  take(message: string, recipients: readonly string[]): () => void {
    const mail = /^Message-ID: <([0-9a-f.]+)@/im.exec(message)?.[1] ?? '';
    const text = /^answers (\S+)/m.exec(message)?.[1] ?? '';
    const copies = recipients.map((recipient) => ({ mail, recipient, text, isAnswered: false, isForgotten: false }));
    this.copies.push(...copies);
    this.trace(`mail server has ${mail.slice(0, 6)}${mail.slice(40)} ${text} for ${recipients.join(' ')}`);
    return () => {
      for (const copy of copies) copy.isAnswered = true;
    };
  }
}

/** Client side of a connection, in place of a `net.Socket` for nodemailer. */
class Line extends Duplex {
  onText: (text: string) => void = () => undefined;
  private timeoutMs = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor() {
    super({ allowHalfOpen: false });
  }

  setTimeout(ms: number): this {
    this.timeoutMs = ms;
    this.noteActivity();
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  /** @returns whether the client is still connected */
  say(text: string): boolean {
    if (this.destroyed || this.writableEnded) return false;
    this.noteActivity();
    return this.push(text);
  }

  override _read(): void {
    // Nothing to do: the server pushes data.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.noteActivity();
    this.onText(chunk.toString('latin1'));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.timer);
    done(error);
  }

  private noteActivity(): void {
    clearTimeout(this.timer);
    if (this.timeoutMs > 0 && !this.destroyed) this.timer = setTimeout(() => this.emit('timeout'), this.timeoutMs);
  }
}

/** Server side of a connection. */
class Session {
  private received = '';
  private isMessage = false;
  private accepted: string[] = [];

  constructor(
    private readonly line: Line,
    private readonly server: SimulatedMailServer,
  ) {
    line.onText = (text) => {
      this.hear(text);
    };
  }

  begin(): void {
    this.answer('connect', undefined, () => {
      this.line.emit('connect');
      this.answer('greeting');
    });
  }

  private hear(text: string): void {
    this.received += text;
    const end = this.isMessage ? '\r\n.\r\n' : '\r\n';
    for (let at = this.received.indexOf(end); at !== -1; at = this.received.indexOf(end)) {
      const part = this.received.slice(0, at);
      this.received = this.received.slice(at + end.length);
      if (this.isMessage) return this.hearMessage(part);
      this.hearCommand(part);
    }
  }

  private hearCommand(command: string): void {
    const verb = command.slice(0, 4).toUpperCase();
    const phase = phaseOf[verb];
    const recipient = phase === 'recipient' ? (/<(.+?)>/.exec(command)?.[1] ?? '') : undefined;
    if (phase === 'sender' || verb === 'RSET') this.accepted = [];
    if (verb === 'QUIT') return void setImmediate(() => this.line.say('221 bye\r\n') && this.line.push(null));
    if (!phase) return void setImmediate(() => this.line.say('250 ok\r\n'));
    this.answer(phase, recipient, () => {
      if (recipient !== undefined) this.accepted.push(recipient);
      this.isMessage = phase === 'data';
    });
  }

  private hearMessage(message: string): void {
    this.isMessage = false;
    const fault = this.server.takeFault('message', undefined);
    const isLost = fault?.kind === 'cut' || fault?.kind === 'silence';
    const isTaken = isLost ? fault.isTaken : !fault || fault.kind === 'slow';
    const noteAnswered = isTaken ? this.server.take(message, this.accepted) : undefined;
    this.say('message', fault, () => noteAnswered?.());
  }

  private answer(phase: Phase, recipient?: string, onOk?: () => void): void {
    this.say(phase, this.server.takeFault(phase, recipient), onOk);
  }

  private say(phase: Phase, fault: MailServerFault | undefined, onOk: () => void = () => undefined): void {
    const { line } = this;
    const asItShould = () => {
      if (line.destroyed || line.writableEnded) return;
      onOk();
      if (shouldSay[phase] !== '') line.say(`${shouldSay[phase]}\r\n`);
    };
    switch (fault?.kind) {
      case undefined:
        return void setImmediate(asItShould);
      case 'slow':
        return void setTimeout(asItShould, slowMs);
      case 'silence':
        return;
      case 'later':
      case 'refused':
        if (phase === 'connect') return this.cut('ECONNREFUSED');
        return void setImmediate(() => line.say(fault.kind === 'later' ? '451 not now\r\n' : '550 never\r\n'));
      case 'closing':
        return void setImmediate(() => line.say('421 closing\r\n') && line.push(null));
      case 'cut':
        return this.cut('ECONNRESET');
    }
  }

  private cut(code: string): void {
    setImmediate(() => this.line.destroy(Object.assign(new Error(code), { code })));
  }
}
