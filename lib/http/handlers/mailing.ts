import { brandLink } from '../../brands/links.ts';
import { mailingContract } from '../../mailing/contract.ts';
import { leaveByToken, leaveList } from '../../accounts/leave-list.ts';
import { handlersFor } from '../handlers-for.ts';

export const mailingHandlers = handlersFor(mailingContract, {
  'POST /api/mailRemove': async ({ body, brand, viewer, now }) => {
    const recipient = body['event-data']?.recipient ?? '';
    const removed = await leaveList({ brand, now }, viewer, { token: body.token, recipient });
    return { result: 'OK' as const, removed };
  },
  'POST /api/mail/one-click': async ({ query, brand, now }) => {
    await leaveByToken({ brand, now }, query.token);
    return { result: 'OK' as const };
  },
  'GET /api/mail/one-click': ({ query, brand, locale }) => {
    const page = `/unsubscribe?token=${encodeURIComponent(query.token)}`;
    const location = brandLink(brand.id, page, locale);
    const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
    return Promise.resolve(new Response(null, { status: 303, headers }));
  },
});
