import { escapeHtml, sandboxPage } from '../http/page.ts';
import type { ReceivedPush } from './state.ts';

/** The decrypted push messages of all browsers. */
export function pushPage(pushes: readonly ReceivedPush[]): string {
  const rows = pushes
    .map(
      ({ at, urgency, topic, text }) =>
        `<tr><td>${escapeHtml(at)}</td><td>${escapeHtml(urgency)}</td><td>${escapeHtml(topic ?? '')}</td>
<td><code>${escapeHtml(text)}</code></td></tr>`,
    )
    .join('');
  return sandboxPage({
    title: 'Push',
    body: `<h1>Push</h1>
<p class="note">What was pushed to subscriptions of the stand-in, as the browser reads it.</p>
<div class="sheet scroll"><table><tr><th>When</th><th>Urgency</th><th>Topic</th><th>Payload</th></tr>${rows}</table></div>`,
  });
}
