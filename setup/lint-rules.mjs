import path from 'node:path';

/**
 * The rooms from the ground up, in rows: a room imports only from rows above its own in this list. docs/architecture.md
 * describes each.
 */
const rooms = [
  ['words', 'look', 'setup'],
  ['forms', 'search'],
  ['model'],
  ['app', 'illustrations'],
  ['server'],
  ['pipeline'],
  ['office'],
  ['commands'],
  ['tests', 'content', 'examples'],
];
const inModel = [['concepts'], ['mistakes'], ['projections'], ['checks'], ['reading'], ['writing'], ['testing']];
const inApp = [['send', 'islands'], ['components'], ['shell', 'answers'], ['pages'], ['render']];

const forbiddenImports = [
  ...downwards(rooms),
  ...downwards(inModel, 'model/'),
  ...downwards(inApp, 'app/'),
  // Drawings may import from `look` alone: the names that a look can have. Components import no content, so that any page can use them.
  { folder: 'illustrations', from: ['words', 'forms', 'search', 'model'] },
  { folder: 'app/components', from: ['model'] },
  // The build bundles the pages that the server sends: it would load React with each import.
  { folder: 'server', from: ['components', 'islands', 'pages', 'render', 'shell'].map((each) => `app/${each}`) },
];

/** @param {string[][]} rows */
function downwards(rows, parent = '') {
  return rows.flatMap((row, index) =>
    row.map((folder) => ({
      folder: parent + folder,
      from: [...row, ...rows.slice(index + 1).flat()].filter((other) => other !== folder).map((each) => parent + each),
    })),
  );
}

/**
 * Selectors of addresses in attributes of HTML elements that no function has made. `href()` makes addresses of this site, and functions
 * such as `telephoneLink()` make others.
 */
const attribute =
  'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(href|src|srcSet|action|poster|data)$/]';
const unmadeAddresses = [
  'Literal[value=/^\\u002F/]',
  'JSXExpressionContainer > :not(CallExpression, TemplateLiteral, Literal)',
  'JSXExpressionContainer > CallExpression[callee.name=/./]:not([callee.name=/^(href|absolute|\\w+Link)$/])',
  'JSXExpressionContainer > :matches(TemplateLiteral[quasis.0.value.raw=/^(\\u002F|$)/], Literal[value=/^\\u002F/])',
].map((value) => `${attribute} > ${value}`);

/** @type {Record<string, (context: any) => Record<string, (node: any) => void>>} */
const rules = {
  'import-direction': (context) => {
    const file = path.relative(context.cwd, context.filename);
    const forbidden = forbiddenImports.filter(({ folder }) => isInside(file, folder));
    const check = (/** @type {any} */ { source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const imported = path.join(path.dirname(file), source.value);
      for (const { folder, from } of forbidden)
        if (from.some((each) => isInside(imported, each)))
          context.report({
            node: source,
            message: `${folder} must not import this: see the list of rooms in setup/lint-rules.mjs.`,
          });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
  'made-address': (context) => {
    const message = 'Write href(address), from app/href.ts: the site may be served from a folder of its host.';
    return Object.fromEntries(
      unmadeAddresses.map((selector) => [selector, (node) => context.report({ node, message })]),
    );
  },
};

/** Rules of this project, for oxlint. */
// oxlint-disable-next-line import/no-default-export -- oxlint asks for it
export default {
  meta: { name: 'site' },
  rules: Object.fromEntries(Object.entries(rules).map(([name, create]) => [name, { create }])),
};

/** @param {string} file @param {string} folder */
function isInside(file, folder) {
  return file === folder || file.startsWith(folder + path.sep);
}
