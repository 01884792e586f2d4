import { escapeHtml, sandboxPage } from '../http/page.ts';
import { replyAddress } from './reply.ts';
import type { StoredMail } from './store.ts';

const MAIL_STYLE = `
.mails a { display: block; padding: .8rem 1rem; text-decoration: none; color: inherit; border-bottom: 1px solid var(--line); }
.mails li:last-child a { border-bottom: 0; }
.mails { list-style: none; margin: 0; padding: 0; }
.mails a:hover { background: var(--paper); }
.mails strong { display: block; }
.mails span { color: var(--soft); font-size: .88rem; display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; }
iframe { width: 100%; height: 70vh; border: 0; background: #fff; display: block; }
`;

const when = (at: string) =>
  `<time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time>`;

function listed(mail: StoredMail): string {
  return `<li><a href="/mail/${mail.id}"><strong>${escapeHtml(mail.subject) || '(no subject)'}</strong>
<span><span>${escapeHtml(mail.to)}</span>${when(mail.at)}</span></a></li>`;
}

/** The inbox, newest first; `to` is the address it is filtered by. */
export function inboxPage(mails: readonly StoredMail[], to: string | undefined): string {
  const list =
    mails.length === 0
      ? '<p style="padding:2rem 1rem;margin:0">No mail yet. What the app sends appears here.</p>'
      : `<ul class="mails">${mails.map(listed).join('')}</ul>`;
  return sandboxPage({
    title: 'Mail',
    style: MAIL_STYLE,
    body: `<h1>Mail</h1>
<form class="filter" method="get" action="/mail"><label>Recipient
<input type="email" name="to" value="${escapeHtml(to ?? '')}" placeholder="free@demo.test"></label>
<button>Filter</button>${to === undefined ? '' : '<a href="/mail">Show all</a>'}</form>
<div class="sheet">${list}</div>`,
  });
}

function section(title: string, content: string): string {
  return `<h2>${title}</h2><div class="sheet">${content}</div>`;
}

function attachmentList(mail: StoredMail): string {
  const rows = mail.attachments.map(
    ({ filename, mimeType, content }, index) =>
      `<tr><td><a href="/mail/${mail.id}/attachments/${index}">${escapeHtml(filename)}</a></td>
<td>${escapeHtml(mimeType)}</td><td>${content.length} bytes</td></tr>`,
  );
  return rows.length === 0 ? '' : section('Attachments', `<table>${rows.join('')}</table>`);
}

/** Form to reply as the recipient of the mail; the reply is delivered to the app as by its mail gateway. */
function replyForm(mail: StoredMail, answered: boolean): string {
  const address = replyAddress(mail);
  if (address === undefined) return '';
  const sent = answered ? '<p class="note" role="status">The answer is on its way.</p>' : '';
  return `${sent}<h2>Answer</h2><form method="post" action="/mail/${mail.id}/reply">
<label>To ${escapeHtml(address)}<br><textarea name="text" rows="4" cols="60" required></textarea></label>
<p><button>Send</button></p></form>`;
}

/** Form to report the mailbox as gone, as a mail server does some time after accepting a mail. */
function returnForm(mail: StoredMail): string {
  return `<form method="post" action="/mail/${mail.id}/return"><p><button>Send it back as undeliverable</button></p></form>`;
}

/** One mail: its HTML in a sandboxed frame, its text, links and headers. */
export function mailPage(mail: StoredMail, answered: boolean): string {
  const headers = Object.entries(mail.headers)
    .map(
      ([name, value]) =>
        `<tr><td><code>${escapeHtml(name)}</code></td><td><code>${escapeHtml(value)}</code></td></tr>`,
    )
    .join('');
  const links = mail.links
    .map(
      (link) =>
        `<tr><td><a href="${escapeHtml(link)}" rel="noopener">${escapeHtml(link)}</a></td></tr>`,
    )
    .join('');
  const frame = `<iframe src="/mail/${mail.id}/html" title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return sandboxPage({
    title: mail.subject,
    style: MAIL_STYLE,
    body: `<p><a href="/mail">All mail</a> · <a href="/mail?to=${encodeURIComponent(mail.to)}">${escapeHtml(mail.to)}</a></p>
<h1>${escapeHtml(mail.subject) || '(no subject)'}</h1>
<p class="note">From ${escapeHtml(mail.from)} to ${escapeHtml(mail.to)}, ${when(mail.at)}</p>
${mail.html === '' ? '' : `<div class="sheet">${frame}</div>`}
${replyForm(mail, answered)}
${returnForm(mail)}
${attachmentList(mail)}
${links === '' ? '' : section('Links', `<div class="scroll"><table>${links}</table></div>`)}
${section('Text', `<pre>${escapeHtml(mail.text)}</pre>`)}
${section('Headers', `<div class="scroll"><table>${headers}</table></div>`)}`,
  });
}
