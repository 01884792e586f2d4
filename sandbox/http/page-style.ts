/** Style of the sandbox's own pages: plain, so that they are not mistaken for the product. */
export const PAGE_STYLE = `
:root { --paper: #f6f5f1; --sheet: #fff; --ink: #22252a; --soft: #5b616b; --line: #dddad2; --accent: #1f5f5b; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181b; --sheet: #1e2125; --ink: #e8e6e1; --soft: #a3a8b0; --line: #34383e; --accent: #7cc9c2; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 ui-sans-serif, system-ui, sans-serif; }
.top { display: flex; align-items: center; gap: 1.5rem; padding: .9rem 1.25rem; border-bottom: 1px solid var(--line); }
.top nav { display: flex; gap: 1rem; }
.mark { font-weight: 700; letter-spacing: -.01em; color: var(--ink); text-decoration: none; }
main { max-width: 60rem; margin: 0 auto; padding: 1.75rem 1.25rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; letter-spacing: -.02em; margin: 0 0 1rem; }
h2 { font-size: 1.05rem; margin: 2rem 0 .6rem; }
a { color: var(--accent); text-underline-offset: .18em; }
a:focus-visible, button:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
p.note { color: var(--soft); margin: 0 0 1.25rem; max-width: 44rem; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .93rem; }
th { text-align: left; font-weight: 600; color: var(--soft); }
th, td { padding: .55rem .9rem; border-bottom: 1px solid var(--line); vertical-align: top; }
tr:last-child td { border-bottom: 0; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: .88rem/1.55 ui-monospace, monospace; }
form.filter { display: flex; flex-wrap: wrap; gap: .5rem; margin-bottom: 1rem; align-items: end; }
label { display: grid; gap: .2rem; font-size: .85rem; color: var(--soft); }
input { font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: .5rem .7rem; min-width: min(20rem, 80vw); }
button { font: inherit; font-weight: 600; color: var(--paper); background: var(--accent); border: 0; border-radius: 8px; padding: .55rem 1rem; cursor: pointer; }
`;
