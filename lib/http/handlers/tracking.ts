import { trackingContract } from '../../tracking/contract.ts';
import { recordClientLog } from '../../tracking/record-client-log.ts';
import { handlersFor } from '../handlers-for.ts';

export const trackingHandlers = handlersFor(trackingContract, {
  'POST /api/log/client': async ({ body, viewer, brand, now }) => {
    await recordClientLog({
      brandId: brand.id,
      memberId: viewer.kind === 'member' ? viewer.memberId : null,
      subject: body.subject,
      text: body.logText,
      now,
    });
    return { result: 'OK' as const };
  },
  'GET /api/tracker/getIp': ({ address, request }) =>
    Promise.resolve({ ip: address, ua: request.headers.get('user-agent') ?? '' }),
});
