/**
 * Style of the pages that the server itself writes. Indigo on rice paste, turmeric for the one thing to press; contrast
 * of text 13 : 1, of the button 7 : 1, of errors and hints above 6 : 1 (WCAG 2.2 AA asks 4.5 : 1). No quotes or `<` in it.
 */
export const pageStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fbf6ec; color: #1b2a4a; font: 17px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-inline-size: 40rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
a { color: #1b2a4a; text-underline-offset: .2em; }
:focus-visible { outline: 3px solid #1b2a4a; outline-offset: 2px; }
.school { margin: 0 0 1.5rem; font-weight: 700; }
.summary { border: 3px solid #a3231a; background: #fff; padding: 1rem; margin-block: 0 1.5rem; }
.summary h2 { margin: 0 0 .5rem; }
.summary ul { margin: 0; padding-inline-start: 1.2rem; }
.summary a, .error { color: #a3231a; font-weight: 600; }
.field { margin-block: 0 1.25rem; }
.field label { display: block; font-weight: 600; margin-block-end: .25rem; }
.phone { white-space: nowrap; }
.field p { margin: 0 0 .25rem; }
.hint, .quiet { color: #4a5570; font-size: .94rem; }
input, select, textarea { display: block; inline-size: 100%; min-block-size: 3rem; padding: .5rem .75rem; border: 1px solid #6b7590; border-radius: 4px; background: #fff; color: inherit; font: inherit; }
[aria-invalid] { border: 2px solid #a3231a; }
textarea { min-block-size: 7rem; }
button, .button { display: inline-block; min-block-size: 3rem; padding: .6rem 1.5rem; border: 0; border-radius: 4px; background: #e3a018; color: #1b2a4a; font: inherit; font-weight: 700; text-decoration: none; cursor: pointer; }
dl { margin: 0; }
dt { font-weight: 600; margin-block-start: .75rem; }
dd { margin: 0; white-space: pre-wrap; }
ol.list { list-style: none; margin: 0; padding: 0; }
ol.list li { background: #fff; border: 1px solid #d9cfbb; border-radius: 4px; padding: .75rem 1rem; margin-block-end: .75rem; }
.tag { display: inline-block; background: #e3a018; border-radius: 4px; padding: 0 .5rem; font-size: .88rem; font-weight: 600; }
.flag { display: inline-block; background: #a3231a; color: #fff; border-radius: 4px; padding: 0 .5rem; font-size: .88rem; }
pre { white-space: pre-wrap; background: #fff; border: 1px solid #d9cfbb; padding: 1rem; font: .94rem/1.5 ui-monospace, monospace; }
`;
