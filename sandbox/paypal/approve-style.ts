/** A wallet's page: deep blue on warm white, one sheet, without the merchant's branding. */
export const APPROVE_STYLE = `
:root { --wallet: #0b3a8f; --on: #fff; --ground: #f4f1ea; --sheet: #fffdf9; --ink: #1d2433; --soft: #5d6577; --line: #ddd8cc; --wrong: #a3152a; }
@media (prefers-color-scheme: dark) {
  :root { --wallet: #a9c4ff; --on: #0c1730; --ground: #12151c; --sheet: #1a1e27; --ink: #eceef4; --soft: #a6aec0; --line: #323847; --wrong: #ff9aa8; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 16px/1.5 ui-sans-serif, system-ui, "Segoe UI", sans-serif; }
main { width: min(25rem, 100%); background: var(--sheet); border: 1px solid var(--line); border-radius: 18px; overflow: hidden; }
.wallet { display: flex; align-items: baseline; justify-content: space-between; padding: 1.1rem 1.5rem; color: var(--wallet); font-size: 1.15rem; letter-spacing: -.02em; }
.wallet span { font-size: .8rem; letter-spacing: 0; color: var(--soft); }
.inside { padding: .3rem 1.5rem 1.5rem; }
h1 { font-size: 1.35rem; line-height: 1.25; letter-spacing: -.02em; margin: 0 0 .35rem; }
p { margin: 0 0 1rem; color: var(--soft); }
dl { margin: 0 0 1.25rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .55rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; text-align: end; font-variant-numeric: tabular-nums; }
.sum dd { font-size: 1.2rem; }
label { display: block; font-weight: 600; margin-bottom: .3rem; }
input { width: 100%; font: inherit; color: inherit; background: transparent; border: 1px solid var(--soft); border-radius: 10px; padding: .7rem .85rem; }
input[aria-invalid] { border-color: var(--wrong); }
.hint { font-size: .86rem; margin: .35rem 0 1rem; }
.wrong { color: var(--wrong); font-weight: 600; font-size: .92rem; margin: .35rem 0 0; }
.actions { display: grid; gap: .6rem; }
button { font: inherit; font-weight: 650; min-height: 48px; border-radius: 999px; border: 1px solid transparent; cursor: pointer; padding: 0 1rem; }
.yes { background: var(--wallet); color: var(--on); }
.no { background: transparent; color: var(--ink); border-color: var(--line); }
:focus-visible { outline: 3px solid var(--wallet); outline-offset: 2px; }
footer { padding: .8rem 1.5rem; border-top: 1px solid var(--line); font-size: .82rem; color: var(--soft); }
`;
