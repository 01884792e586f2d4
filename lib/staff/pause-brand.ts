import { audit } from '../audit/audit.ts';
import type { Brand } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';

type Order = { readonly brand: Brand; readonly actor: string; readonly now: Date };

/**
 * Staff only: from a second later on, no instance answers for the brand. Pages say that it is being moved, calls and
 * sends are repeated by the browsers. Its due work (charges, mail, notices, hosted replies) waits. The desk shows it and changes nothing of it.
 */
export async function pauseBrand({ brand, actor, now }: Order): Promise<void> {
  await inTransaction(async (tx) => {
    const brandId = brand.id;
    await tx.brandPause.upsert({
      where: { brandId },
      create: { brandId, pausedAt: now },
      update: {},
    });
    await audit(tx, { actor, action: 'brand.pause', subject: brandId, brandId, data: {}, now });
  });
}

/**
 * Staff only: the brand is answered for again, a second later. Raises `conflict` while it is being moved to another cell
 * and after it: only `bin/move-brand.mjs` ends such a pause.
 */
export async function resumeBrand({ brand, actor, now }: Order): Promise<void> {
  await inTransaction(async (tx) => {
    const brandId = brand.id;
    await tx.brandPause.deleteMany({ where: { brandId, move: null } });
    if ((await tx.brandPause.count({ where: { brandId } })) > 0) fail('conflict');
    await audit(tx, { actor, action: 'brand.resume', subject: brandId, brandId, data: {}, now });
  });
}
