import { createHash } from 'node:crypto';
import { db, inTransaction } from '../../db/client.ts';
import type { LinkFetch } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { storeChatPicture } from '../../media/chat-picture-file.ts';
import { cancelRemoval, scheduleRemoval } from '../../media/schedule-removal.ts';
import { storePicture } from '../../media/store-picture.ts';
import { fetchContent, type StandIn } from './fetch-content.ts';
import { LINK_CACHED_MS, PREVIEW_LEASE_MS } from './limits.ts';

/**
 * Takes the fetch of an address, unless its content is fresh or another process has it. The picture of older content is
 * deleted with it.
 */
function take(addressHash: string, now: Date, expiresAt: Date): Promise<boolean> {
  return inTransaction(async (tx) => {
    const former = await tx.$queryRaw<{ objectKey: string | null }[]>`
      select object_key as "objectKey" from link_fetches
       where address_hash = ${addressHash} and expires_at <= ${now} for update`;
    const taken = await tx.$executeRaw`
      insert into link_fetches (address_hash, expires_at) values (${addressHash}, ${expiresAt})
      on conflict (address_hash) do update set fetched_at = null, title = null, description = null,
        object_key = null, width = null, height = null, expires_at = excluded.expires_at
       where link_fetches.expires_at <= ${now}`;
    const objectKey = former[0]?.objectKey ?? null;
    if (objectKey !== null) await scheduleRemoval(tx, { objectKey, scope: 'all', dueAt: now });
    return taken === 1;
  });
}

const hashOf = (address: string): string => createHash('sha256').update(address).digest('hex');

/**
 * What an address answers, fetched at most once a day for all members. `busy` while another process fetches it. An
 * address that may not be fetched, or answers nothing useful, has a row without a title for as long.
 */
export async function cachedContent(
  address: string,
  now: Date,
  standIn: StandIn,
): Promise<LinkFetch | 'busy'> {
  const addressHash = hashOf(address);
  const expiresAt = after(now, PREVIEW_LEASE_MS);
  if (!(await take(addressHash, now, expiresAt))) {
    const known = await db().linkFetch.findUnique({ where: { addressHash } });
    return known?.fetchedAt ? known : 'busy';
  }
  const content = await fetchContent(address, standIn);
  const facts = {
    title: content?.title ?? null,
    description: content?.description ?? null,
    fetchedAt: now,
    expiresAt: after(now, LINK_CACHED_MS),
  };
  const own = { addressHash, expiresAt, fetchedAt: null };
  const picture = content?.picture ?? null;
  if (picture === null) {
    await db().linkFetch.updateMany({ where: own, data: facts });
    return { addressHash, ...facts, objectKey: null, width: null, height: null };
  }
  const { width, height } = picture;
  return storePicture({
    now,
    storeFiles: (objectKey) => storeChatPicture(objectKey, picture),
    add: (objectKey) =>
      inTransaction(async (tx) => {
        if (!(await cancelRemoval(tx, objectKey))) fail('unavailable');
        const data = { ...facts, objectKey, width, height };
        const { count } = await tx.linkFetch.updateMany({ where: own, data });
        // The lease ended: another process has fetched it since.
        if (count === 0) fail('unavailable');
        return { addressHash, ...data };
      }),
  });
}
