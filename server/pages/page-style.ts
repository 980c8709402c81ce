import type { Colours } from '../../look/colours';

/** Style sheet of the server's own pages, in a school's colours. Must not contain quotes or `<`. */
export const pageStyle = (c: Colours): string => `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: ${c.page}; color: ${c.text}; font: 17px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-inline-size: 40rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
a { color: ${c.text}; text-underline-offset: .2em; }
:focus-visible { outline: 3px solid ${c.text}; outline-offset: 2px; }
.school { margin: 0 0 1.5rem; font-weight: 700; }
.summary { border: 3px solid ${c.error}; background: ${c.surface}; padding: 1rem; margin-block: 0 1.5rem; }
.summary h2 { margin: 0 0 .5rem; }
.summary ul { margin: 0; padding-inline-start: 1.2rem; }
.summary a, .error { color: ${c.error}; font-weight: 600; }
.field { margin-block: 0 1.25rem; }
.field label { display: block; font-weight: 600; margin-block-end: .25rem; }
.phone, .whole { white-space: nowrap; }
.field p { margin: 0 0 .25rem; }
.hint, .quiet { color: ${c.textQuiet}; font-size: .94rem; }
input, select, textarea { display: block; inline-size: 100%; min-block-size: 3rem; padding: .5rem .75rem; border: 1px solid ${c.controlLine}; border-radius: 4px; background: ${c.surface}; color: inherit; font: inherit; }
[aria-invalid=true] { border: 2px solid ${c.error}; }
textarea { min-block-size: 7rem; }
.notice { margin-block: 0 1.25rem; padding: .75rem 1rem; border: 1px solid ${c.line}; font-size: .94rem; }
.notice p { margin: 0 0 .5rem; }
button, .button { display: inline-block; min-block-size: 3rem; padding: .6rem 1.5rem; border: 0; border-radius: 4px; background: ${c.action}; color: ${c.text}; font: inherit; font-weight: 700; text-decoration: none; cursor: pointer; }
dl { margin: 0; }
dt { font-weight: 600; margin-block-start: .75rem; }
dd { margin: 0; white-space: pre-wrap; }
ol.list { list-style: none; margin: 0; padding: 0; }
ol.list li { background: ${c.surface}; border: 1px solid ${c.line}; border-radius: 4px; padding: .75rem 1rem; margin-block-end: .75rem; }
.tag { display: inline-block; background: ${c.action}; border-radius: 4px; padding: 0 .5rem; font-size: .88rem; font-weight: 600; }
.flag { display: inline-block; background: ${c.error}; color: ${c.surface}; border-radius: 4px; padding: 0 .5rem; font-size: .88rem; }
pre { white-space: pre-wrap; background: ${c.surface}; border: 1px solid ${c.line}; padding: 1rem; font: .94rem/1.5 ui-monospace, monospace; }
`;
