import { normaliseEmail } from '../../identity/email.ts';
import { type Db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';

type Named = {
  readonly brandId: string;
  readonly email: string;
  /** The number of an order, its payment or its receipt, as the receipt shows it. */
  readonly orderNumber: string;
};

export type FoundContract = {
  readonly memberId: string | null;
  readonly intentId: string | null;
};

const RECEIPT = /^(\d{4})-(\d{1,9})$/;

function byNumber(orderNumber: string): Prisma.IntentWhereInput[] {
  const [, year, number] = RECEIPT.exec(orderNumber) ?? [];
  return [
    { publicId: orderNumber },
    { charge: { publicId: orderNumber } },
    ...(year === undefined
      ? []
      : [{ charge: { receipt: { year: Number(year), number: Number(number) } } }]),
  ];
}

/**
 * The member whose contract a declaration is about, and the order. The order number counts only together with
 * that member's address.
 */
export async function findContract(tx: Db, named: Named): Promise<FoundContract> {
  const { brandId, email, orderNumber } = named;
  const account = { brandId, emailNormalised: normaliseEmail(email) };
  const member = await tx.user.findUnique({ where: { brandId_emailNormalised: account } });
  if (!member) return { memberId: null, intentId: null };
  const intent = await tx.intent.findFirst({
    where: { memberId: member.id, charge: { isNot: null }, OR: byNumber(orderNumber) },
  });
  return { memberId: member.id, intentId: intent?.id ?? null };
}
