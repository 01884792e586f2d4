/** A retail bank's confirmation page: navy and white, one card, without the merchant's branding. */
export const CHALLENGE_STYLE = `
:root { --bank: #14305c; --ground: #eef2f8; --sheet: #fff; --ink: #17212f; --soft: #55617a; --line: #d6deea; --wrong: #a3152a; --onbank: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --bank: #9dbcf2; --ground: #0d141f; --sheet: #151e2c; --ink: #e7edf7; --soft: #9fadc4; --line: #2a374b; --wrong: #ff9aa8; --onbank: #0d1a30; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 16px/1.5 ui-sans-serif, system-ui, "Segoe UI", sans-serif; }
main { width: min(26rem, 100%); background: var(--sheet); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; box-shadow: 0 18px 50px -28px rgb(10 30 70 / .45); }
.bank { display: flex; align-items: center; gap: .7rem; padding: 1rem 1.4rem; border-bottom: 1px solid var(--line); font-weight: 650; letter-spacing: -.01em; color: var(--bank); }
.bank svg { width: 28px; height: 28px; flex: none; }
.bank span { margin-inline-start: auto; font-size: .78rem; font-weight: 600; color: var(--soft); border: 1px solid var(--line); border-radius: 6px; padding: .1rem .45rem; }
.inside { padding: 1.4rem; }
h1 { font-size: 1.3rem; line-height: 1.25; letter-spacing: -.015em; margin: 0 0 .3rem; }
p { margin: 0 0 1.1rem; color: var(--soft); }
dl { margin: 0 0 1.3rem; border: 1px solid var(--line); border-radius: 10px; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .6rem .9rem; border-bottom: 1px solid var(--line); }
dl div:last-child { border-bottom: 0; }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; text-align: end; font-variant-numeric: tabular-nums; }
.sum dd { font-size: 1.15rem; }
label { display: block; font-weight: 600; margin-bottom: .3rem; }
input { width: 100%; font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--soft); border-radius: 9px; padding: .7rem .85rem; }
input[aria-invalid] { border-color: var(--wrong); }
.hint { font-size: .86rem; margin: .35rem 0 1.1rem; }
.wrong { color: var(--wrong); font-weight: 600; margin: .35rem 0 0; font-size: .92rem; }
.actions { display: grid; gap: .6rem; }
button { font: inherit; font-weight: 650; min-height: 48px; border-radius: 9px; border: 1px solid transparent; cursor: pointer; padding: 0 1rem; }
.yes { background: var(--bank); color: var(--onbank); }
.no { background: transparent; color: var(--ink); border-color: var(--line); }
:focus-visible { outline: 3px solid var(--bank); outline-offset: 2px; }
footer { padding: .8rem 1.4rem; border-top: 1px solid var(--line); font-size: .82rem; color: var(--soft); }
`;

/** Inside the merchant's page the frame itself is the card. */
export const FRAMED_STYLE = `
body { padding: 0; display: block; background: var(--sheet); }
main { width: 100%; border: 0; border-radius: 0; box-shadow: none; }
.bank { padding: .7rem 1rem; }
.inside { padding: 1rem; }
p { margin-bottom: .7rem; }
dl { margin-bottom: .8rem; }
dl div { padding: .35rem .8rem; }
.hint { margin: .3rem 0 .8rem; }
.actions { grid-template-columns: 1fr 1fr; }
footer { display: none; }
`;
