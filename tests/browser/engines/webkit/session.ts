/** Key of an element reference in WebDriver responses. https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementReference = Record<typeof ELEMENT, string>;

/** A WebDriver session. */
export interface Session {
  /** @throws WebDriverError with the protocol's error code as its name */
  send: <Value>(method: 'GET' | 'POST' | 'DELETE', command: string, parameters?: object) => Promise<Value>;
  /** Runs a self-contained function in the page. Arguments are JSON or elements. */
  evaluate: <Value>(run: string, ...parameters: unknown[]) => Promise<Value>;
  element: (reference: ElementReference, command: string, parameters?: object) => Promise<void>;
}

export class WebDriverError extends Error {
  /** Whether the driver itself failed for an unknown reason. https://www.w3.org/TR/webdriver2/#dfn-unknown-error */
  isOfDriver = false;
}

/** @param lastWords stderr of the browser, in case it crashes */
export async function startSession(driverUrl: string, capabilities: object, lastWords: () => string): Promise<Session> {
  const { sessionId } = await send<{ sessionId: string }>(`${driverUrl}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const inSession: Session['send'] = async (method, command, parameters) => {
    try {
      return await send(`${driverUrl}/session/${sessionId}${command}`, method, parameters);
    } catch (error) {
      if (!(error instanceof WebDriverError) || error.name !== 'invalid session id') throw error;
      throw new Error(`WebKit has ended by itself. It said: ${lastWords() || 'nothing'}`, { cause: error });
    }
  };
  return {
    send: inSession,
    evaluate: async (run, ...parameters) => {
      const script = `
        const answer = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${run})(...Array.prototype.slice.call(arguments, 0, -1)))
          .then((value) => answer({ value }), (error) => answer({ problem: String(error) }));`;
      const { value, problem } = await inSession<{ value: never; problem?: string }>('POST', '/execute/async', {
        script,
        args: parameters,
      });
      if (problem) throw new WebDriverError(problem);
      return value;
    },
    element: (reference, command, parameters = {}) =>
      inSession('POST', `/element/${reference[ELEMENT]}/${command}`, parameters),
  };
}

async function send<Value>(url: string, method: string, parameters?: object): Promise<Value> {
  const response = await fetch(url, { method, body: method === 'POST' ? JSON.stringify(parameters ?? {}) : undefined });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (response.ok) return value;
  const error = new WebDriverError(`${value.error}: ${value.message} (${method} ${new URL(url).pathname})`);
  error.name = value.error ?? error.name;
  error.isOfDriver = value.error === 'unknown error';
  throw error;
}
