import type { Db } from './client.ts';
import { listen } from './listen.ts';

/** Named in the statement of an erasure too. */
const CHANNEL = 'pages_changed';

/**
 * Called in the transaction that changes what everybody's pages of a brand show: once it is committed, every
 * instance renders them anew.
 */
export async function publishPagesChanged(tx: Db, brandId: string): Promise<void> {
  await tx.$queryRaw`select pg_notify(${CHANNEL}, ${brandId})::text`;
}

/**
 * Calls back with the brand whose pages changed, and with none after a time in which nobody could be heard.
 * Returns how to end it.
 */
export function subscribePagesChanged(forget: (brandId?: string) => void): () => Promise<void> {
  return listen({
    channel: CHANNEL,
    onMessage: forget,
    begun: () => {
      forget();
    },
  });
}
