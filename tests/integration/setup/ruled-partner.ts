import { randomUUID } from 'node:crypto';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';

/** A partner with calls received from them and postbacks sent to them. */
export async function createPartnerWorld(memberId: string): Promise<void> {
  const client = db();
  const now = clock.now();
  const affiliateId = newId();
  const brandId = 'dolcevita';
  await client.affiliate.create({
    data: {
      id: affiliateId,
      brandId,
      code: 'ruled',
      name: 'Ruled',
      events: ['lead'],
      postbackUrl: 'https://partner.example/p',
      createdAt: now,
    },
  });
  const key = { keyId: randomUUID(), sealed: 'sealed', createdAt: now };
  await client.affiliateKey.create({ data: { id: newId(), affiliateId, ...key } });
  const click = { clickId: 'c', campaign: 'k', pageType: 'p', at: now };
  await client.partnerClick.create({ data: { id: newId(), affiliateId, ...click } });
  await client.partnerOrder.create({
    data: {
      id: newId(),
      affiliateId,
      orderId: randomUUID(),
      memberId,
      contentHash: 'x',
      amountMinor: 100,
      currency: 'EUR',
      state: 'imported',
      importedAt: now,
    },
  });
  await client.postback.create({
    data: {
      id: newId(),
      affiliateId,
      memberId,
      event: 'lead',
      clickId: 'c',
      dedupeKey: randomUUID(),
      dueAt: now,
      createdAt: now,
    },
  });
  const kpiEvent = { brandId, memberId, name: 'ruled', once: true, data: {}, day: now, at: now };
  await client.kpiEvent.create({ data: { id: newId(), ...kpiEvent } });
  const everywhere = { flowCode: '*', source: '*', campaign: '*' };
  await client.metricSeries.create({ data: { brandId, name: 'registration', ...everywhere } });
}
