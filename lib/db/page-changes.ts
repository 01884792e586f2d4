import type { Db } from './client.ts';
import { listen } from './listen.ts';

/** The SQL of the erasure uses this name too. */
const CHANNEL = 'pages_changed';

/**
 * Called in the transaction that changes a brand's public pages: after the commit, every instance renders
 * them again.
 */
export async function publishPagesChanged(tx: Db, brandId: string): Promise<void> {
  await tx.$queryRaw`select pg_notify(${CHANNEL}, ${brandId})::text`;
}

/**
 * Calls back with the brand whose pages changed, and without a brand after the connection was down, when
 * changes may have been missed. Returns a function that unsubscribes.
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
