import { randomUUID } from 'node:crypto';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { createOrder, sealedCard } from '#tests/factories/order.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';

/** Buys a renewing subscription with a stored card, as a webhook of the provider would. */
export async function subscribeMember(member: CreatedMember): Promise<void> {
  const now = clock.now();
  const paymentMethod = sealedCard('4111111111111111');
  const viewer = await viewerOfToken(member.token);
  const order = { viewer, paymentMethod, productId: 'sub_1m', now };
  const { attempt } = await createOrder({ ...order, provider: 'adyen' });
  await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
  const { reference, amountMinor, currency } = attempt;
  await syncAttempt(
    attempt.id,
    {
      state: 'captured',
      outcome: 'success',
      reference,
      amountMinor,
      currency,
      providerReference: reference,
      threeDs: false,
      action: null,
      result: {},
      payerAlias: null,
      capturedMinor: amountMinor,
      technical: false,
      stored: {
        token: randomUUID(),
        cardBrand: 'visa',
        lastFour: '1111',
        expiresOn: '03/2030',
      },
    },
    now,
  );
}
