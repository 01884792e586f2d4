import { db } from '#lib/db/client.ts';
import type { QueueKind } from '#lib/db/generated/enums.ts';
import { optionsFor } from '#lib/desk/analytics/options.ts';
import { questions } from '#lib/desk/analytics/questions/registry.ts';
import { todaySoFar } from '#lib/desk/analytics/today.ts';
import { filters, viewOf, type LENGTHS } from '#lib/desk/analytics/view.ts';
import { readLog } from '#lib/desk/log/read-log.ts';
import { brandsAsked, type BrandsAsked } from '#lib/desk/queue/brands-asked.ts';
import { queueKinds } from '#lib/desk/queue/kinds.ts';
import { waitingOf } from '#lib/desk/queue/waiting.ts';
import { ADMIN, answer, type Asked, type StringRecord } from './desk-answer.ts';
import { workCases } from './desk-work-cases.ts';

/** The existing rows that the cases ask for. */
export type Known = {
  readonly now: Date;
  /** Member numbers, from which addresses, tracker ids and payment ids are derived. */
  readonly numbers: readonly number[];
  readonly memberIds: readonly string[];
  /** References of tickets and of paid orders. */
  readonly tickets: readonly string[];
  readonly orders: readonly string[];
};

export type DeskCase = { readonly name: string; readonly run: (index: number) => Promise<unknown> };

/** The query that finds the next items. Assigning them would write leases, one at a time. */
const next = (kind: QueueKind, brandIds: BrandsAsked): Promise<unknown> =>
  db().$queryRaw(waitingOf(kind, { brandIds, most: 5 }));

/** One case for each query of the desk. */
export function deskCases(known: Known): readonly DeskCase[] {
  const { now, numbers, memberIds, tickets, orders } = known;
  const pick = <T>(from: readonly T[], index: number): T => {
    const one = from[index % from.length];
    if (one === undefined) throw new Error('the bench world has no rows for this case');
    return one;
  };
  const n = (index: number): string => String(pick(numbers, index));
  const call = (name: string, key: string, asked: (index: number) => Asked = () => ({})) => ({
    name,
    run: (index: number) => answer(key, asked(index), now),
  });
  const ofMember = (name: string, part: string) =>
    call(name, `GET /api/desk/members/{trackerId}${part}`, (i) => ({
      params: { trackerId: `m${n(i)}` },
    }));
  const search = (name: string, term: (index: number) => string) =>
    call(name, 'GET /api/desk/members', (i) => ({ query: { term: term(i) } }));
  const list = (name: string, path: string, query: StringRecord = {}) =>
    call(name, `GET /api/desk/${path}`, () => ({ query }));
  const view = (days: (typeof LENGTHS)[number]) => {
    const seen = viewOf(ADMIN, filters.parse({ days }), now);
    if (!seen) throw new Error('the filters give no view');
    return seen;
  };
  const [month, year] = [view('28'), view('364')];
  return [
    search('member by address', (i) => `${n(i)}@example.test`),
    search('member by tracker id', (i) => `m${n(i)}`),
    search('member by charge', (i) => `c${pick(orders, i).slice(1)}`),
    ofMember('member', ''),
    ofMember('member: timeline', '/timeline'),
    ofMember('member: credits', '/credits'),
    ofMember('member: mails', '/mails'),
    ofMember('member: sessions', '/sessions'),
    ofMember('member: moderation', '/moderation'),
    list('payments', 'payments'),
    list('payments of a brand', 'payments', { brand: 'dolcevita' }),
    call('payments found by charge', 'GET /api/desk/payments', (i) => ({
      query: { find: `c${pick(orders, i).slice(1)}` },
    })),
    call('payments of a member', 'GET /api/desk/payments', (i) => ({
      query: { member: `m${pick(orders, i).slice(1)}` },
    })),
    call('order', 'GET /api/desk/orders/{orderId}', (i) => ({
      params: { orderId: pick(orders, i) },
    })),
    ...['attempts', 'refunds', 'events', 'incidents'].map((kind) =>
      list(`hanging ${kind}`, 'hanging', { kind }),
    ),
    list('disputes', 'disputes'),
    list('declarations', 'declarations'),
    list('queue: how much waits', 'queue'),
    list('queue: how much waits on a brand', 'queue', { brandId: 'dolcevita' }),
    list('queue: on a brand with nothing', 'queue', { brandId: 'fuego' }),
    ...queueKinds.map((kind) => ({
      name: `queue: next ${kind}`,
      run: () => next(kind, brandsAsked(ADMIN, undefined)),
    })),
    { name: 'queue: next on a brand', run: () => next('photo', ['dolcevita']) },
    { name: 'queue: next on a brand with nothing', run: () => next('photo', ['fuego']) },
    list('tickets that wait', 'tickets'),
    list('tickets, all', 'tickets', { list: 'all' }),
    list('tickets of an operator', 'tickets', { list: 'mine' }),
    ...['snoozed', 'answered', 'closed'].map((one) =>
      list(`tickets, ${one}`, 'tickets', { list: one }),
    ),
    list('tickets of a brand', 'tickets', { brand: 'dolcevita' }),
    list('tickets by a word', 'tickets', { find: 'account' }),
    call('ticket', 'GET /api/desk/tickets/{reference}', (i) => ({
      params: { reference: pick(tickets, i) },
    })),
    call('member beside a ticket', 'GET /api/desk/tickets/{reference}/context', (i) => ({
      params: { reference: pick(tickets, i) },
    })),
    ...workCases(known),
    list('work: what waits', 'work'),
    call('pages of a charge', 'GET /api/desk/places', (i) => ({
      query: { term: `c${pick(orders, i).slice(1)}` },
    })),
    call('pages of a member', 'GET /api/desk/places', (i) => ({ query: { term: `m${n(i)}` } })),
    call('pages of an address', 'GET /api/desk/places', (i) => ({
      query: { term: `${n(i)}@example.test` },
    })),
    call('pages of an order', 'GET /api/desk/places', (i) => ({
      query: { term: pick(orders, i) },
    })),
    call('pages of a ticket', 'GET /api/desk/places', (i) => ({
      query: { term: pick(tickets, i) },
    })),
    list('hosted conversations that wait', 'conversations'),
    list('hosted conversations of the last day', 'conversations', { view: 'recent' }),
    list('hosted profiles', 'hostedProfiles'),
    list('jobs', 'jobs'),
    { name: 'log', run: () => readLog(ADMIN, {}) },
    { name: 'log about one', run: (i) => readLog(ADMIN, { subject: pick(memberIds, i) }) },
    {
      name: 'log of one',
      run: (i) => {
        const place = String(i % 40).padStart(4, '0');
        return readLog(ADMIN, { actor: `operator:0190${place}-0000-7000-8000-000000000000` });
      },
    },
    ...questions.flatMap(({ key, ask }) => [
      { name: `figures: ${key}`, run: () => ask(month) },
      { name: `figures of a year: ${key}`, run: () => ask(year) },
    ]),
    { name: 'figures: today', run: () => todaySoFar(month) },
    { name: 'figures: filters', run: () => optionsFor(month.brandIds, now) },
  ];
}
