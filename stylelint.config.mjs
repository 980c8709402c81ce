/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  reportNeedlessDisables: true,
  rules: {
    // The breakpoints that app/styles/tokens.css names.
    'media-feature-name-value-allowed-list': {
      width: ['18rem', '22rem', '40rem', '48rem', '60rem', '68rem'],
      height: ['25rem'],
    },
    'declaration-property-value-allowed-list': { 'z-index': [/^var\(--layer-/] },
    'declaration-no-important': true,
    // PhotoSwipe's class names.
    'selector-class-pattern': '^([a-z][a-z0-9-]*|pswp.*)$',
    'alpha-value-notation': 'number',
    'import-notation': 'string',
    'value-keyword-case': ['lower', { ignoreKeywords: ['A4'], ignoreProperties: [/^--font-/] }],
    // Empty lines are the author’s choice.
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    // Cascade layers decide, not the order.
    'no-descending-specificity': null,
  },
  // Their class names are properties in TypeScript.
  overrides: [{ files: '**/*.module.css', rules: { 'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$' } }],
};
