import { requireOwnName } from '../../identity/require-own-name.ts';
import { fail } from '../../kernel/errors.ts';
import { trackingContract } from '../../tracking/contract.ts';
import { logEvent } from '../../tracking/log-event.ts';
import { pixelOf } from '../../tracking/pixel.ts';
import { readPolicyReport } from '../../tracking/read-policy-report.ts';
import { recordClientLog } from '../../tracking/record-client-log.ts';
import { handlersFor, type Call } from '../handlers-for.ts';

const userAgentOf = (request: Request): string => request.headers.get('user-agent') ?? '';
const hostOf = (request: Request): string => request.headers.get('host') ?? '';

function reporter({ brand, viewer, now }: Pick<Call, 'brand' | 'viewer' | 'now'>) {
  return { brandId: brand.id, memberId: viewer.kind === 'member' ? viewer.memberId : null, now };
}

export const trackingHandlers = handlersFor(trackingContract, {
  'POST /api/log/client': async ({ body, ...call }) => {
    const { subject, logText: text } = body;
    await recordClientLog({ ...reporter(call), subject, text });
    return { result: 'OK' as const };
  },
  'POST /api/log/csp': async ({ raw, ...call }) => {
    const text = readPolicyReport(raw) ?? fail('input_invalid');
    await recordClientLog({ ...reporter(call), subject: 'content policy', text });
    return { result: 'OK' as const };
  },
  'POST /api/log/event': async ({ body, member, request, now }) => {
    const viewer = member();
    if (body.clickid !== undefined && body.clickid !== '') requireOwnName(viewer, body.clickid);
    const event =
      'type' in body
        ? { name: body.type, countsOnce: false, metadata: {} }
        : {
            name: body.kpiName,
            value: body.kpiValue,
            countsOnce: body.countsOnce,
            metadata: body.metadata,
          };
    const where = { host: hostOf(request), userAgent: userAgentOf(request), now };
    return { result: 'OK' as const, counted: await logEvent(viewer, event, where) };
  },
  'GET /api/tracker/getIp': ({ address, request }) =>
    Promise.resolve({ ip: address, ua: userAgentOf(request) }),
  'GET /api/tracker/pixel': async ({ brand, request }) => ({
    pixel: await pixelOf(brand.id, hostOf(request)),
  }),
});
