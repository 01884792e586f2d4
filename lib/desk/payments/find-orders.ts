import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { paymentCompanies } from '../../brands/opening.ts';
import { providerNames } from '../../payments/providers/capabilities.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { lowestIdAt } from '../../kernel/ids.ts';
import { brandFilter } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';

export type WantedOrders = {
  /** An order, charge, receipt, or a reference of ours or of a provider. */
  readonly find?: string | undefined;
  /** The trackerId of a member. */
  readonly member?: string | undefined;
  readonly state?: string | undefined;
  readonly brand?: string | undefined;
  readonly company?: string | undefined;
  readonly provider?: string | undefined;
  /** Days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before?: string | undefined;
};

const RECEIPT = /^(\d{4})-(\d{1,9})$/;
const MOST = 100;

export const dayOf = (text: string) => new Date(`${text}T00:00:00Z`);

/** Every way by its own index: one question with all of them would read whole tables. */
async function idsOf(find: string): Promise<string[]> {
  const byProvider = { provider: { in: [...providerNames] }, providerReference: find };
  const [, year, number] = RECEIPT.exec(find) ?? [];
  const paper = { year: Number(year ?? 0), number: Number(number ?? 0) };
  const client = db();
  const intentId = { select: { intentId: true }, take: MOST } as const;
  const throughAttempt = {
    select: { attempt: { select: { intentId: true } } },
    take: MOST,
  } as const;
  const [orders, charges, attempts, told, disputes, receipts] = await Promise.all([
    client.intent.findMany({ where: { publicId: find }, select: { id: true } }),
    client.charge.findMany({ where: { publicId: find }, ...intentId }),
    client.attempt.findMany({ where: { reference: find }, ...intentId }),
    client.attempt.findMany({ where: byProvider, ...intentId }),
    client.dispute.findMany({ where: byProvider, ...throughAttempt }),
    client.receipt.findMany({
      where: { company: { in: [...paymentCompanies] }, ...paper },
      select: { charge: { select: { intentId: true } } },
    }),
  ]);
  return [
    ...orders.map(({ id }) => id),
    ...[...charges, ...attempts, ...told].map((row) => row.intentId),
    ...disputes.map(({ attempt }) => attempt.intentId),
    ...receipts.map(({ charge }) => charge.intentId),
  ];
}

/** Among the few orders of a number or a member, those of the state, brand and so on that are asked for. */
function narrowed({ state, brand, company, provider, before, ...span }: WantedOrders) {
  const parts: Prisma.IntentWhereInput[] = [
    ...(state === undefined ? [] : [{ state }]),
    ...(brand === undefined ? [] : [{ brandId: brand }]),
    ...(company === undefined ? [] : [{ company }]),
    ...(provider === undefined ? [] : [{ attempts: { some: { provider } } }]),
    ...(before === undefined ? [] : [{ id: { lt: before } }]),
    ...(span.from === undefined ? [] : [{ id: { gte: lowestIdAt(dayOf(span.from)) } }]),
    ...(span.to === undefined ? [] : [{ id: { lt: lowestIdAt(after(dayOf(span.to), DAY)) } }]),
  ];
  return parts;
}

/** Ids of orders by a member or a number, of the brands somebody works for; the newest first. */
export async function findOrders(
  wanted: WantedOrders,
  operator: Pick<Operator, 'brandIds'>,
  most: number,
): Promise<string[]> {
  const { find, member } = wanted;
  const found = find === undefined ? undefined : await idsOf(find);
  const owner =
    member === undefined
      ? undefined
      : await db().user.findUnique({ where: { publicId: member }, select: { id: true } });
  if (member !== undefined && !owner) return [];
  const rows = await db().intent.findMany({
    where: {
      AND: [
        brandFilter(operator),
        ...(found === undefined ? [] : [{ id: { in: found } }]),
        ...(owner ? [{ memberId: owner.id }] : []),
        ...narrowed(wanted),
      ],
    },
    orderBy: { id: 'desc' },
    take: most,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
