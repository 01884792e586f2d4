import { openTicket } from '#lib/care/open-ticket.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { refundAttempt } from '#lib/payments/refund-attempt.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { createMember } from '#tests/factories/member.ts';
import { paidOrder } from '#tests/factories/paid-order.ts';
import { addPhoto } from '#tests/factories/profile.ts';
import { simulatedProvider } from '#tests/factories/simulated-provider.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { say, viewerOf } from '../chat/chat-helpers.ts';
import { startConversation } from '../hosted/conversation.ts';

const WRITERS = 3;

/** Members of one brand who write, buy, complain and show photos, a hosted profile, and members of another brand. */
export async function smallWorld(brandId: string, other: string): Promise<void> {
  installProvider(simulatedProvider().provider);
  const now = clock.now();
  await pairs(brandId);
  await pairs(other);
  const hosted = await startConversation({ brandId }, { brandId });
  await hosted.say('Ciao!');
  const { attempt } = await paidOrder('sub_1m');
  await paidOrder('pack_50');
  const refund = { attemptId: attempt.id, amountMinor: 500, kind: 'care', reason: 'test' } as const;
  await refundAttempt({ ...refund, idempotencyKey: 'cells', now });
  const asker = await createMember({ brandId });
  const brand = brandOf(brandId);
  const viewer = await viewerOf(asker);
  const question = { brand, locale: 'it', viewer, email: asker.email, text: 'Aiuto', now } as const;
  const reference = await openTicket(question);
  const { id: claimedBy } = await createOperator();
  const claimedUntil = new Date(now.getTime() + 60_000);
  await db().ticket.update({ where: { reference }, data: { claimedBy, claimedUntil } });
  await addPhoto(asker.profileId, now, 'pending');
  await addPhoto(asker.profileId, now);
  const days = { create: { day: now, count: 3 } };
  const series = { name: 'signups', flowCode: '7', source: '', campaign: '' };
  for (const owner of [other, brandId])
    await db().metricSeries.create({ data: { brandId: owner, ...series, days } });
}

async function pairs(brandId: string): Promise<void> {
  for (let n = 0; n < WRITERS; n += 1) {
    const man = await createMember({ brandId, gender: 'man', seeking: 'woman' });
    const woman = await createMember({ brandId, gender: 'woman', seeking: 'man' });
    await say(man, woman.angelId, 'Ciao, come va?');
    await say(woman, man.angelId, 'Bene, e tu?');
  }
}
