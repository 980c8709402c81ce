import { type parseAst, type Plugin } from 'vite';

/** Functions and components of React Router that this site never reaches, by what would make use of them. */
const neverReached = {
  'submissions and fetchers: our forms post to the mail endpoint themselves': [
    'Form',
    'useSubmit',
    'fetch2',
    'handleAction',
    'handleFetcherAction',
    'handleFetcherLoader',
    'singleFetchActionStrategy',
    'singleFetchLoaderFetcherStrategy',
  ],
  'lazy route discovery: without a server the manifest names all routes': [
    'discoverRoutes',
    'fetchAndApplyManifestPatches',
  ],
  '<Scripts>: a page is woken by its wake module': ['Scripts'],
  'instrumentations of the router': ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  'server components': ['RSCErrorHandler'],
  'a history of one’s own': ['HistoryRouter'],
};

/** Called on every page, where it finds lazy route discovery switched off and does nothing. */
const idle = ['useFogOFWarDiscovery'];

const stubs = new Map([
  ...Object.values(neverReached)
    .flat()
    .map((name) => [name, `function ${name}() { throw new Error("Left out: ${name}"); }`] as const),
  ...idle.map((name) => [name, `function ${name}() {}`] as const),
]);

/**
 * Leaves parts of React Router that we do not use out of what goes to the phone. Tree shaking cannot: its one big
 * `createRouter` names them all. In the place of each comes a stub; what only they needed then falls away by itself.
 * Saves 5 KB of 34 on every phone (docs/decisions/0012-scripts-of-100-kb.md).
 *
 * The build fails when a new version no longer has one of them, and `e2e/` when one of them is reached after all.
 */
export function unusedRouterParts(): Plugin {
  const found = new Set<string>();
  return {
    name: 'unused-router-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler(code) {
        let short = code;
        // From the end on, so that what stands before keeps its place.
        for (const { name, start, end } of declarationsIn(this.parse(code).body).toReversed()) {
          const stub = stubs.get(name);
          if (!stub) continue;
          found.add(name);
          // As many lines as before: so the source map stays right without a new one.
          const lines = code.slice(start, end).replace(/[^\n]/g, '');
          short = short.slice(0, start) + stub + lines + short.slice(end);
        }
        return { code: short, map: null };
      },
    },
    buildEnd(error) {
      const missing = [...stubs.keys()].filter((name) => !found.has(name));
      if (!error && missing.length > 0)
        this.error(`React Router no longer has ${missing.join(', ')}: look through tools/vite/unused-router-parts.ts.`);
    },
  };
}

type Statement = ReturnType<typeof parseAst>['body'][number];

/** What is declared on the outermost level, and inside `createRouter`, in the order of the text. */
function declarationsIn(body: readonly Statement[]): { name: string; start: number; end: number }[] {
  return body.flatMap((statement) => {
    const { start, end } = statement;
    if (statement.type === 'FunctionDeclaration' && statement.id) {
      if (statement.id.name === 'createRouter') return declarationsIn(statement.body?.body ?? []);
      return { name: statement.id.name, start, end };
    }
    if (statement.type !== 'VariableDeclaration') return [];
    const [{ id } = {}, another] = statement.declarations;
    return id?.type === 'Identifier' && !another ? { name: id.name, start, end } : [];
  });
}
