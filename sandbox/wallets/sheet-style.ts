/** A wallet's sheet: fills a popup window, or rises from the bottom of the page inside a frame. */
export const SHEET_STYLE = `
:root { --wallet: #1c5f3f; --on: #fff; --ground: #eef1ee; --sheet: #fff; --ink: #17201b; --soft: #56635b; --line: #d8dfda; --wrong: #a3152a; }
:root[data-wallet=applepay] { --wallet: #1b1b1f; --ground: transparent; --sheet: #f6f6f8; --ink: #1b1b1f; --soft: #5b5b66; --line: #d9d9e0; }
@media (prefers-color-scheme: dark) {
  :root { --wallet: #8fdcb3; --on: #0d1f16; --ground: #101613; --sheet: #18201c; --ink: #e9f0ec; --soft: #a3b1a9; --line: #2c3832; --wrong: #ff9aa8; }
  :root[data-wallet=applepay] { --wallet: #f2f2f5; --on: #1b1b1f; --ground: transparent; --sheet: #232328; --ink: #f2f2f5; --soft: #b0b0bb; --line: #3a3a42; }
}
* { box-sizing: border-box; }
html { color-scheme: light dark; }
:root[data-wallet=applepay] { color-scheme: normal; background: transparent; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 16px/1.45 ui-sans-serif, system-ui, "Segoe UI", sans-serif; }
:root[data-wallet=applepay] body { place-items: end center; padding: 0; background: rgb(10 10 14 / .45); }
main { width: min(27rem, 100%); background: var(--sheet); border: 1px solid var(--line); border-radius: 18px; overflow: hidden; }
:root[data-wallet=applepay] main { width: min(30rem, 100%); max-height: 100dvh; overflow: auto; border-radius: 18px 18px 0 0; border-bottom: 0; }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: .9rem 1.25rem; border-bottom: 1px solid var(--line); }
header b { font-size: 1.1rem; letter-spacing: -.02em; }
h1 { margin: 0; font-size: 1rem; font-weight: 600; color: var(--soft); }
form { padding: 1rem 1.25rem 1.25rem; display: grid; gap: 1rem; }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .5rem; min-width: 0; }
legend, .label { font-weight: 600; font-size: .9rem; margin-bottom: .35rem; padding: 0; display: block; }
.row { display: flex; align-items: center; gap: .75rem; min-height: 48px; padding: .5rem .9rem; border: 1px solid var(--line); border-radius: 12px; cursor: pointer; }
.row:has(:checked) { border-color: var(--wallet); box-shadow: inset 0 0 0 1px var(--wallet); }
.row span { margin-inline-start: auto; color: var(--soft); font-variant-numeric: tabular-nums; }
input { accent-color: var(--wallet); width: 20px; height: 20px; flex: none; margin: 0; }
select { width: 100%; min-height: 48px; font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 0 .8rem; }
.total { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; border-top: 1px solid var(--line); padding-top: .9rem; color: var(--soft); }
.total strong { color: var(--ink); font-size: 1.3rem; font-variant-numeric: tabular-nums; }
button { font: inherit; font-weight: 650; min-height: 48px; border-radius: 999px; border: 1px solid transparent; cursor: pointer; padding: 0 1rem; }
.yes { background: var(--wallet); color: var(--on); }
.yes:disabled { opacity: .55; cursor: default; }
.no { background: transparent; color: var(--ink); border-color: var(--line); }
:focus-visible { outline: 3px solid var(--wallet); outline-offset: 2px; }
#status { margin: 0; text-align: center; font-weight: 600; min-height: 1.45em; }
#status[data-failed] { color: var(--wrong); }
footer { padding: .7rem 1.25rem; border-top: 1px solid var(--line); font-size: .82rem; color: var(--soft); }
`;
