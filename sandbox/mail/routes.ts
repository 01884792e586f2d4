import { empty, html, json, problem, type Answer } from '../http/answer.ts';
import { foundOrAwaited } from '../http/arrivals.ts';
import { route, type Handler, type Route, type Visit } from '../http/router.ts';
import type { Gateway } from './hand-over.ts';
import { inboxPage, mailPage } from './pages.ts';
import { presentMail } from './present.ts';
import { sendReply } from './reply.ts';
import { sendBack } from './send-back.ts';
import type { MailStore, StoredMail } from './store.ts';

// Scripts and forms in a mail are disabled; its links open outside the frame.
const MAIL_CSP =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; font-src data: http: https:";

function listMails(store: MailStore): Handler {
  return async (visit) => {
    const query = {
      to: visit.url.searchParams.get('to') ?? undefined,
      after: visit.url.searchParams.get('after') ?? undefined,
    };
    const found = await foundOrAwaited(visit, store.arrivals, () => store.find(query));
    return json(found.map(presentMail));
  };
}

function withMail(store: MailStore, show: (mail: StoredMail, visit: Visit) => Answer): Handler {
  return (visit) => {
    const mail = store.get(visit.params['id'] ?? '');
    return mail === undefined ? problem(404, 'not_found', 'No such mail.') : show(mail, visit);
  };
}

function attachment(mail: StoredMail, visit: Visit): Answer {
  const file = mail.attachments[Number(visit.params['index'])];
  if (file === undefined) return problem(404, 'not_found', 'No such attachment.');
  const name = encodeURIComponent(file.filename);
  return {
    status: 200,
    headers: {
      'content-type': /^[\w.+-]+\/[\w.+-]+$/.test(file.mimeType)
        ? file.mimeType
        : 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
    },
    body: file.content,
  };
}

/** The inbox as pages (`/mail`) and as JSON for tests (`/mail.json`). */
export function mailRoutes(store: MailStore, gateway: Gateway): Route[] {
  return [
    route('GET', '/mail.json', listMails(store)),
    route('DELETE', '/mail.json', (visit) => {
      store.clear(visit.url.searchParams.get('to') ?? undefined);
      return empty();
    }),
    route('GET', '/mail', (visit) => {
      const to = visit.url.searchParams.get('to')?.trim() ?? '';
      const wanted = to === '' ? undefined : to;
      return html(inboxPage(store.find({ to: wanted }), wanted));
    }),
    route(
      'GET',
      '/mail/:id',
      withMail(store, (mail, { url }) => html(mailPage(mail, url.searchParams.has('answered')))),
    ),
    route(
      'GET',
      '/mail/:id/html',
      withMail(store, (mail) =>
        html(`<base target="_blank">${mail.html}`, { 'content-security-policy': MAIL_CSP }),
      ),
    ),
    route('GET', '/mail/:id/attachments/:index', withMail(store, attachment)),
    // Submitted by the form on the page for manual use; tests send the same request.
    route('POST', '/mail/:id/reply', async (visit) => {
      const mail = store.get(visit.params['id'] ?? '');
      if (mail === undefined) return problem(404, 'not_found', 'No such mail.');
      const text = new URLSearchParams(visit.body.toString('utf8')).get('text') ?? '';
      if (!(await sendReply(gateway, mail, text))) {
        return problem(409, 'no_reply_address', 'This mail names nobody who takes an answer.');
      }
      return { status: 303, headers: { location: `/mail/${mail.id}?answered=1` }, body: '' };
    }),
    route('POST', '/mail/:id/return', async (visit) => {
      const mail = store.get(visit.params['id'] ?? '');
      if (mail === undefined) return problem(404, 'not_found', 'No such mail.');
      await sendBack(gateway, mail);
      return { status: 303, headers: { location: `/mail/${mail.id}?answered=1` }, body: '' };
    }),
  ];
}
