import { readRows } from '#lib/db/read-rows.ts';
import { newestAccounts } from '#lib/desk/fraud/find-look-alikes.ts';
import { groupsOf } from '#lib/desk/fraud/groups.ts';
import { listGroupDecisions } from '#lib/desk/fraud/list-group-decisions.ts';
import { ACCOUNTS_A_PAGE } from '#lib/desk/fraud/limits.ts';
import { listBlocks } from '#lib/desk/payment-blocks/list-blocks.ts';
import { brandsAsked } from '#lib/desk/queue/brands-asked.ts';
import { escalatedOf } from '#lib/desk/queue/waiting.ts';
import { oldestRecheck } from '#lib/desk/rechecks/take-recheck.ts';
import { readChanges } from '#lib/desk/work/read-changes.ts';
import { DAY } from '#lib/kernel/clock.ts';
import { HIGHEST_ID } from '#lib/kernel/ids.ts';
import { ADMIN, answer, type StringRecord } from './desk-answer.ts';
import type { DeskCase, Known } from './desk-cases.ts';

const OF_SMALL_BRAND = { ...ADMIN, brandIds: ['fuego'] };
const ACTOR = `operator:${ADMIN.operatorId}`;

const dayOf = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);

/** The lists by which the staff works: payers, groups, second reviews, approvals, publications, reports. */
export function workCases({ now, orders, memberIds }: Known): readonly DeskCase[] {
  const list = (name: string, path: string, query: StringRecord = {}): DeskCase => ({
    name,
    run: () => answer(`GET /api/desk/${path}`, { query }, now),
  });
  const order = (index: number): string => orders[index % orders.length] ?? '';
  const period = (days: number) => ({ from: dayOf(now, days), to: dayOf(now, 0) });
  const all = brandsAsked(ADMIN, undefined);
  const named = all.filter((id) => id !== null);
  const accounts = (index: number, size: number): readonly string[] => {
    const from = (index * size) % (memberIds.length - size + 1);
    return memberIds.slice(from, from + size);
  };
  return [
    ...['proposed', 'active', 'lifted'].map((state) =>
      list(`refused payers, ${state}`, 'paymentBlocks', { state }),
    ),
    {
      name: 'refused payers of a small brand',
      run: () => listBlocks({ state: 'active' }, OF_SMALL_BRAND),
    },
    {
      name: 'refused payers by an order',
      run: (i) => listBlocks({ state: 'active', refused: order(i) }, ADMIN),
    },
    {
      name: 'refused payers by a member',
      run: (i) => listBlocks({ state: 'active', refused: order(i).replace('o', 'm') }, ADMIN),
    },
    {
      name: 'look-alikes: newest accounts',
      run: () => readRows(newestAccounts(named, HIGHEST_ID)),
    },
    { name: 'look-alikes of one account', run: (i) => groupsOf(accounts(i, 1), ADMIN, now) },
    {
      name: 'look-alikes of a page of accounts',
      run: (i) => groupsOf(accounts(i, Math.min(ACCOUNTS_A_PAGE, memberIds.length)), ADMIN, now),
    },
    list('group decisions', 'groupDecisions'),
    { name: 'group decisions of a small brand', run: () => listGroupDecisions(OF_SMALL_BRAND) },
    list('second reviews: agreement', 'rechecks'),
    list('second reviews: differences', 'rechecks/differences'),
    {
      name: 'second reviews: the next',
      run: () => readRows(oldestRecheck({ actor: ACTOR, brandIds: all, skipped: [], now })),
    },
    {
      name: 'queue: next for seniors',
      run: () => readRows(escalatedOf('photo', { brandIds: all, most: 5 })),
    },
    list('approvals', 'approvals'),
    list('scheduled publications', 'scheduled'),
    list('transparency of a month', 'transparency', period(30)),
    list('transparency of a year', 'transparency', period(364)),
    {
      name: 'work: what others published',
      run: () => readChanges(ADMIN, new Date(now.getTime() - DAY)),
    },
  ];
}
