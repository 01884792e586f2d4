import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { paymentCompanies } from '../../brands/opening.ts';
import { providerNames } from '../../payments/providers/capabilities.ts';
import { brandFilter } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';

type Named = {
  /** An order, charge, receipt, or a reference of ours or of a provider. */
  readonly find?: string | undefined;
  readonly member?: string | undefined;
  readonly before?: string | undefined;
};

const RECEIPT = /^(\d{4})-(\d{1,9})$/;
const MOST = 100;

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

/** Ids of orders by a member or a number, of the brands somebody works for; the newest first. */
export async function findOrders(
  { find, member, before }: Named,
  operator: Pick<Operator, 'brandIds'>,
  most: number,
): Promise<string[]> {
  const where: Prisma.IntentWhereInput = brandFilter(operator);
  const found = find === undefined ? undefined : await idsOf(find);
  const owner =
    member === undefined
      ? undefined
      : await db().user.findUnique({ where: { publicId: member }, select: { id: true } });
  if (member !== undefined && !owner) return [];
  const rows = await db().intent.findMany({
    where: {
      AND: [
        where,
        ...(found === undefined ? [] : [{ id: { in: found } }]),
        ...(owner ? [{ memberId: owner.id }] : []),
        ...(before === undefined ? [] : [{ id: { lt: before } }]),
      ],
    },
    orderBy: { id: 'desc' },
    take: most,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
