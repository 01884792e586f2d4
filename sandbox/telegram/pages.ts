import { document, escapeHtml, sandboxPage } from '../http/page.ts';
import { PAGE_STYLE } from '../http/page-style.ts';
import type { Bot, Button, ChatMessage } from './state.ts';

const CHAT_STYLE = `${PAGE_STYLE}
main { max-width: 30rem; }
ol { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: .6rem; }
li { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: .7rem .9rem; white-space: pre-wrap; }
li.person { justify-self: end; }
li a { display: block; margin-top: .5rem; font-weight: 600; }
form { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin-top: 1.2rem; }
`;

const link = ({ text, url }: Button) => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

const bubble = ({ from, text, buttons }: ChatMessage) =>
  `<li class="${from}">${escapeHtml(text)}${buttons.map(link).join('')}</li>`;

/** One chat with a bot from the person's side: start, write, block. */
export function chatPage(
  bot: Bot,
  chat: string,
  start: string,
  messages: readonly ChatMessage[],
): string {
  const action = `/t.me/${encodeURIComponent(bot.name)}`;
  const hiddenField = `<input type="hidden" name="chat" value="${escapeHtml(chat)}">`;
  return document({
    title: bot.name,
    style: CHAT_STYLE,
    body: `<main><h1>@${escapeHtml(bot.name)}</h1>
<p class="note">A stand-in for Telegram. Chat ${escapeHtml(chat)}.</p>
<form method="post" action="${action}">${hiddenField}<input type="hidden" name="start" value="${escapeHtml(start)}">
<button name="action" value="start">Start</button><button name="action" value="stop">Stop</button>
<button name="action" value="block">Block</button></form>
<ol>${messages.toReversed().map(bubble).join('')}</ol></main>`,
  });
}

/** All messages, as a page. */
export function telegramPage(messages: readonly ChatMessage[]): string {
  const rows = messages
    .map(
      ({ at, bot, chat, from, text, buttons }) =>
        `<tr><td>${escapeHtml(at)}</td><td>${escapeHtml(`@${bot} · ${chat}`)}</td><td>${from}</td>
<td>${escapeHtml(text)} ${buttons.map(link).join(' ')}</td></tr>`,
    )
    .join('');
  return sandboxPage({
    title: 'Telegram',
    body: `<h1>Telegram</h1><p class="note">What bots and people wrote to each other here.</p>
<div class="sheet scroll"><table><tr><th>When</th><th>Chat</th><th>By</th><th>Text</th></tr>${rows}</table></div>`,
  });
}
