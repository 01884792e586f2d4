import { document, escapeHtml } from '../http/page.ts';
import { choiceCopy } from './copy.ts';
import { PEOPLE } from './people.ts';

const STYLE = `
:root { --paper: #eef1ec; --sheet: #fff; --ink: #1f2421; --soft: #565f58; --line: #d5dbd3; --accent: #2f5f3a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #151815; --sheet: #1d211e; --ink: #e6eae6; --soft: #a4ada5; --line: #353b36; --accent: #8fcf9c; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 ui-sans-serif, system-ui, sans-serif; }
main { width: min(26rem, 100%); background: var(--sheet); border: 1px solid var(--line); border-radius: 14px; padding: 1.75rem; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; letter-spacing: -.02em; }
h2 { margin: 1.5rem 0 .6rem; font-size: 1rem; }
p { margin: .3rem 0 1.2rem; color: var(--soft); }
p.note { margin: 1.5rem 0 0; font-size: .88rem; }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
li { border-bottom: 1px solid var(--line); }
button { font: inherit; cursor: pointer; color: inherit; }
li button { display: grid; width: 100%; min-height: 44px; padding: .7rem .4rem; background: none; border: 0; text-align: left; }
li button:hover { background: var(--paper); }
small { color: var(--soft); }
label { display: block; margin-bottom: .6rem; }
label.check { display: flex; gap: .5rem; align-items: center; min-height: 44px; }
input[type=email] { display: block; width: 100%; min-height: 44px; padding: .5rem .7rem; font: inherit; color: inherit;
  background: var(--paper); border: 1px solid var(--soft); border-radius: 8px; }
.actions { display: flex; gap: .6rem; }
.actions button { min-height: 44px; padding: .5rem 1.1rem; border-radius: 8px; border: 1px solid var(--accent); background: none; }
.actions .yes { background: var(--accent); color: var(--sheet); }
button:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

/**
 * The account chooser: a list of invented people, or any address typed in. `query` is the request, posted
 * back unchanged.
 */
export function choicePage(path: string, query: URLSearchParams, language: string): string {
  const { lang, copy } = choiceCopy(language);
  const action = escapeHtml(`${path}?${query.toString()}`);
  const people = PEOPLE.map(
    ({ subject, name, email, verified }) => `<li><button name="subject" value="${subject}">
<strong>${escapeHtml(name)}</strong><small>${escapeHtml(email)}${verified ? '' : ` · ${copy.unverified}`}</small></button></li>`,
  ).join('');
  return document({
    title: copy.title,
    lang,
    style: STYLE,
    body: `<main><h1>${copy.title}</h1><p>${copy.lead}</p>
<form method="post" action="${action}"><ul>${people}</ul></form>
<form method="post" action="${action}"><h2>${copy.other}</h2>
<label>${copy.email}<input name="email" type="email" autocomplete="off" required></label>
<label class="check"><input name="verified" type="checkbox" value="yes" checked>${copy.verified}</label>
<div class="actions"><button class="yes">${copy.go}</button>
<button name="subject" value="nobody" formnovalidate>${copy.cancel}</button></div></form>
<p class="note">${copy.note}</p></main>`,
  });
}

/** The error page for requests without a trusted redirect URI. */
export function refusedPage(reason: string): string {
  return document({
    title: 'Not possible',
    style: STYLE,
    body: `<main><h1>Not possible</h1><p>${escapeHtml(reason)}</p></main>`,
  });
}
