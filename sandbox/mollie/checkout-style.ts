/** A payment company's page: black on white, one sheet, large choices; without the merchant's branding. */
export const CHECKOUT_STYLE = `
:root { --ink: #101114; --soft: #5f6470; --line: #dcdee4; --ground: #f5f6f8; --sheet: #fff; --go: #0b6b5b; --on: #fff; --picked: #eaf5f2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef0f3; --soft: #a2a8b4; --line: #333842; --ground: #0f1114; --sheet: #181b20; --go: #6fd3bd; --on: #08231d; --picked: #16302b; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 16px/1.5 ui-sans-serif, system-ui, "Segoe UI", sans-serif; }
main { width: min(27rem, 100%); background: var(--sheet); border: 1px solid var(--line); border-radius: 20px; overflow: hidden; }
header { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; padding: 1.1rem 1.4rem 0; color: var(--soft); font-size: .9rem; }
header b { color: var(--ink); font-size: 1.1rem; letter-spacing: -.03em; }
.inside { padding: .9rem 1.4rem 1.4rem; }
h1 { font-size: 2.1rem; line-height: 1.1; letter-spacing: -.035em; margin: .4rem 0 .2rem; font-variant-numeric: tabular-nums; }
p { margin: 0 0 1.1rem; color: var(--soft); overflow-wrap: anywhere; }
fieldset { border: 0; margin: 0 0 1.1rem; padding: 0; display: grid; gap: .5rem; }
legend { font-weight: 650; padding: 0; margin-bottom: .5rem; }
.choice { display: grid; grid-template-columns: auto 1fr; gap: .1rem .7rem; align-items: center; min-height: 48px; padding: .6rem .9rem; border: 1px solid var(--line); border-radius: 12px; cursor: pointer; }
.choice:has(:checked) { border-color: var(--go); background: var(--picked); }
.choice input { width: 1.15rem; height: 1.15rem; margin: 0; accent-color: var(--go); }
.choice small { grid-column: 2; color: var(--soft); font-size: .86rem; }
.reason { margin: 0 0 1.1rem; }
form:not(:has([value="failed"]:checked)) .reason { display: none; }
.reason label { display: block; font-weight: 600; margin-bottom: .3rem; }
select { width: 100%; min-height: 48px; font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--soft); border-radius: 12px; padding: 0 .8rem; }
button { width: 100%; min-height: 52px; font: inherit; font-weight: 650; color: var(--on); background: var(--go); border: 0; border-radius: 12px; cursor: pointer; }
:focus-visible { outline: 3px solid var(--go); outline-offset: 2px; }
footer { padding: .8rem 1.4rem; border-top: 1px solid var(--line); font-size: .82rem; color: var(--soft); }
`;
