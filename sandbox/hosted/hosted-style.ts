/** One colour each for light and dark themes distinguishes the providers' pages. */
export interface HostedColours {
  readonly light: string;
  readonly dark: string;
}

/** A provider's page: one sheet with a coloured edge, without the merchant's branding. */
export const hostedStyle = ({ light, dark }: HostedColours): string => `
:root { --mark: ${light}; --on: #fff; --ground: #f3f4f6; --sheet: #fff; --ink: #1b2028; --soft: #5a6270; --line: #d9dce2; --wrong: #a3152a; }
@media (prefers-color-scheme: dark) {
  :root { --mark: ${dark}; --on: #10141a; --ground: #101318; --sheet: #191d24; --ink: #eceef2; --soft: #a4abb8; --line: #323844; --wrong: #ff9aa8; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 16px/1.5 ui-sans-serif, system-ui, "Segoe UI", sans-serif; }
main { width: min(26rem, 100%); background: var(--sheet); border: 1px solid var(--line); border-top: 4px solid var(--mark); border-radius: 6px 6px 14px 14px; overflow: hidden; }
.provider { display: flex; align-items: baseline; justify-content: space-between; padding: 1rem 1.4rem .2rem; color: var(--mark); font-size: 1.1rem; font-weight: 700; letter-spacing: -.02em; }
.provider span { font-size: .8rem; font-weight: 400; letter-spacing: 0; color: var(--soft); }
.inside { padding: .4rem 1.4rem 1.4rem; }
h1 { font-size: 1.35rem; line-height: 1.25; letter-spacing: -.02em; margin: 0 0 .35rem; }
p { margin: 0 0 1rem; color: var(--soft); }
dl { margin: 0 0 1.1rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); flex: none; }
dd { margin: 0; font-weight: 600; text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.sum dd { font-size: 1.2rem; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: .8rem; align-items: end; margin-bottom: .9rem; }
.fields .whole { grid-column: 1 / -1; }
label { display: block; font-weight: 600; font-size: .92rem; margin-bottom: .25rem; }
input { width: 100%; min-height: 48px; font: inherit; font-variant-numeric: tabular-nums; color: inherit; background: transparent; border: 1px solid var(--soft); border-radius: 8px; padding: .6rem .8rem; }
input[aria-invalid] { border-color: var(--wrong); }
.hint { font-size: .86rem; margin: 0 0 1rem; }
.wrong { color: var(--wrong); font-weight: 600; font-size: .92rem; margin: 0 0 .8rem; }
.actions { display: grid; gap: .6rem; }
button { font: inherit; font-weight: 650; min-height: 48px; border-radius: 8px; border: 1px solid transparent; cursor: pointer; padding: 0 1rem; }
.yes { background: var(--mark); color: var(--on); }
.no { background: transparent; color: var(--ink); border-color: var(--line); }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
footer { padding: .8rem 1.4rem; border-top: 1px solid var(--line); font-size: .82rem; color: var(--soft); }
`;
