import { randomUUID } from 'node:crypto';
import { sendMessage } from '#lib/chat/send-message.ts';
import { db } from '#lib/db/client.ts';
import { recordDisclosures } from '#lib/disclosure/record-disclosures.ts';
import { clock } from '#lib/kernel/clock.ts';
import type { createBuyer } from '#tests/factories/order.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { firstRegion } from '../../factories/first-region.ts';

type Buyer = Awaited<ReturnType<typeof createBuyer>>;

/** A message with a picture from a member to a new hosted profile, whose disclosure they have seen. */
export async function messageHosted({ viewer, memberId }: Buyer): Promise<void> {
  const { id: regionId } = await firstRegion('it');
  const { profileId, publicId: angelId } = await createHostedProfile({ regionId });
  await recordDisclosures(memberId, [{ id: profileId, kind: 'hosted' }], 'profile', clock.now());
  const idClient = randomUUID();
  await sendMessage({ viewer, angelId, text: 'Ciao', idClient });
  await db().message.updateMany({ where: { idClient }, data: { photoId: randomUUID() } });
}
