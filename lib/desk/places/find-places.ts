import { isReference } from '../../care/reference.ts';
import { Prisma } from '../../db/generated/client.ts';
import { db } from '../../db/client.ts';
import { readRows } from '../../db/read-rows.ts';
import type { Operator } from '../../identity/operator.ts';
import { mayDo } from '../../identity/roles.ts';
import { brandFilter } from '../brand-scope.ts';
import { findMembers } from '../members/find-members.ts';
import { namedOrders } from '../payments/find-orders.ts';
import type { Place } from './contract.ts';

/** Orders found by one number are one, and seldom two of different providers. */
const MAX_ORDERS = 5;

/** Members of an exact id; care also finds them by what they bought and wrote. */
async function membersOf(operator: Operator, term: string): Promise<Place[]> {
  const cares = mayDo(operator.role, 'care');
  if (!cares && !mayDo(operator.role, 'moderate')) return [];
  const { members } = await findMembers({ term, operator });
  return members
    .filter(({ by }) => (cares ? by !== 'address' : by === 'member' || by === 'profile'))
    .map(({ trackerId, by }) => ({ kind: 'member', by, path: `/members/${trackerId}` }));
}

async function ordersOf(operator: Operator, term: string): Promise<Place[]> {
  if (!mayDo(operator.role, 'finance')) return [];
  const named = namedOrders({ find: term }, operator, MAX_ORDERS);
  const rows = await readRows<{ readonly orderId: string }>(Prisma.sql`
    select i.public_id as "orderId" from ${named} n join intents i on i.id = n.id order by i.id desc`);
  return rows.map(({ orderId }) => ({ kind: 'order', by: 'order', path: `/payments/${orderId}` }));
}

async function referencesOf(operator: Operator, term: string): Promise<Place[]> {
  const reference = term.toUpperCase();
  if (!isReference(reference)) return [];
  const where = { reference, ...brandFilter(operator) };
  const [ticket, declaration] = await Promise.all([
    mayDo(operator.role, 'care') ? db().ticket.findFirst({ where, select: { id: true } }) : null,
    mayDo(operator.role, 'finance')
      ? db().declaration.findFirst({ where: { ...where, state: 'care' }, select: { id: true } })
      : null,
  ]);
  return [
    ...(ticket ? [{ kind: 'ticket', by: 'ticket', path: `/tickets/${reference}` } as const] : []),
    ...(declaration
      ? [
          {
            kind: 'declaration',
            by: 'declaration',
            path: '/payments/declarations',
          } as const,
        ]
      : []),
  ];
}

/** For every operator: the pages of what a term names exactly, as far as their role and brands go. */
export async function findPlaces(operator: Operator, term: string): Promise<Place[]> {
  const found = await Promise.all([
    referencesOf(operator, term),
    ordersOf(operator, term),
    membersOf(operator, term),
  ]);
  return found.flat();
}
