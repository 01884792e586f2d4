import type { FaultPlan } from '../faults/plan.ts';
import { throughFaults } from '../faults/transport.ts';
import { foundOrAwaited } from '../http/arrivals.ts';
import { empty, json, problem, type Answer } from '../http/answer.ts';
import { route, type Handler, type Route } from '../http/router.ts';
import type { AffiliateState } from './state.ts';

const OPERATION = { provider: 'affiliate', operation: 'postback' } as const;
/** A transparent 1×1 GIF. */
const POINT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

function receive(state: AffiliateState, faults: FaultPlan): Handler {
  return (visit) => {
    const { url, headers, body } = visit;
    if (faults.take({ ...OPERATION, kinds: ['redirect_away'] })) {
      return { ...empty(307), headers: { location: `http://${headers.host ?? ''}/control/reset` } };
    }
    const failure = (status: 429 | 500): Answer =>
      problem(status, 'affiliate_failed', 'The affiliate failed.');
    return throughFaults(faults, { ...OPERATION, signal: visit.signal, failure }, () => {
      const signed = Object.entries(headers).filter(([name]) => name.startsWith('x-partner-'));
      state.recordPostback({
        path: `${url.pathname}${url.search}`,
        headers: Object.fromEntries(signed.map(([name, value]) => [name, String(value)])),
        body: body.toString('utf8'),
      });
      return Promise.resolve(empty(204));
    });
  };
}

function loaded(state: AffiliateState, answer: Answer): Handler {
  return ({ url, headers }) => {
    const param = (name: string): string => url.searchParams.get(name) ?? '';
    const referrer = headers.referer ?? null;
    state.hit({ pixel: param('id'), event: param('ev'), referrer });
    return answer;
  };
}

/** An affiliate's server, and the pixel of an advertising network. */
export function affiliateRoutes(state: AffiliateState, faults: FaultPlan): Route[] {
  const never = { 'cache-control': 'no-store' };
  const image = { status: 200, headers: { ...never, 'content-type': 'image/gif' }, body: POINT };
  const script = {
    status: 200,
    headers: { ...never, 'content-type': 'text/javascript' },
    body: 'window.partnerPixel = true;',
  };
  return [
    route('POST', '/affiliate/postback', receive(state, faults)),
    route('GET', '/affiliate/postbacks.json', async (visit) => {
      const find = () => state.postbacksWith(visit.url.searchParams.get('word') ?? '');
      return json(await foundOrAwaited(visit, state.arrivals, find));
    }),
    route('GET', '/affiliate/pixel.gif', loaded(state, image)),
    route('GET', '/affiliate/pixel.js', loaded(state, script)),
    route('GET', '/affiliate/pixels.json', async (visit) => {
      const find = () => state.hitsOf(visit.url.searchParams.get('id'));
      return json(await foundOrAwaited(visit, state.arrivals, find));
    }),
  ];
}
