import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';

type Scope = Pick<Operator, 'brandIds'>;
type Scoped = { readonly brandId: string };

/** The format of order ids, references and numbers; anything else is not looked up. */
const NAME = /^[\w.-]{1,80}$/;

/** The name in a path parameter. Raises `not_found` when its format is invalid. */
export function nameIn(params: Readonly<Record<string, string>>, key: string): string {
  const name = params[key] ?? '';
  return NAME.test(name) ? name : fail('not_found');
}

/** The charge of an order on one of the operator's brands. Raises `not_found`. */
export async function scopedCharge(orderId: string, operator: Scope) {
  const order = await db().intent.findUnique({
    where: { publicId: orderId },
    select: { brandId: true, currency: true, charge: { select: { publicId: true } } },
  });
  if (!order) return fail('not_found');
  requireBrand(operator, order.brandId);
  const { brandId, currency, charge } = order;
  return { brandId, currency, chargeId: charge?.publicId ?? fail('not_found') };
}

/** Raises `not_found` unless the order is on one of the operator's brands. */
export async function scopedOrder(orderId: string, operator: Scope): Promise<void> {
  const order = await db().intent.findUnique({ where: { publicId: orderId } });
  requireBrand(operator, (order ?? fail('not_found')).brandId);
}

/** The brand of a payment attempt. Raises `not_found`, also for another brand's. */
export async function scopedAttempt(reference: string, operator: Scope): Promise<Scoped> {
  const attempt = await db().attempt.findUnique({
    where: { reference },
    select: { intent: { select: { brandId: true } } },
  });
  const { brandId } = attempt?.intent ?? fail('not_found');
  requireBrand(operator, brandId);
  return { brandId };
}

/** The brand of a refund. Raises `not_found`, also for another brand's. */
export async function scopedRefund(id: string, operator: Scope): Promise<Scoped> {
  const refund = isId(id)
    ? await db().refund.findUnique({
        where: { id },
        select: { attempt: { select: { intent: { select: { brandId: true } } } } },
      })
    : null;
  const { brandId } = refund?.attempt.intent ?? fail('not_found');
  requireBrand(operator, brandId);
  return { brandId };
}

/**
 * The brand of a provider event; empty when it names no payment of ours, which only operators of all brands
 * may see. Raises `not_found`.
 */
export async function scopedEvent(id: string, operator: Scope): Promise<Partial<Scoped>> {
  const event = isId(id)
    ? await db().providerEvent.findUnique({ where: { id }, select: { reference: true } })
    : null;
  if (!event) return fail('not_found');
  const attempt =
    event.reference === null
      ? null
      : await db().attempt.findUnique({
          where: { reference: event.reference },
          select: { intent: { select: { brandId: true } } },
        });
  if (attempt) requireBrand(operator, attempt.intent.brandId);
  else if (operator.brandIds.length > 0) fail('not_found');
  return attempt ? { brandId: attempt.intent.brandId } : {};
}
