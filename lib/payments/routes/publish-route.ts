import type { Db } from '../../db/client.ts';
import { newId } from '../../kernel/ids.ts';
import type { Method, ProviderName } from '../providers/capabilities.ts';

export type NewRoute = {
  readonly company: string;
  /** Empty: applies to every flow without a route of its own. */
  readonly flowCode: string;
  readonly method: Method;
  readonly providers: readonly [ProviderName, ...ProviderName[]];
};

/**
 * For operators and the seed. From now on the method uses these providers, in this order; an identical route
 * is left unchanged. Of two concurrent calls the second violates the unique version.
 */
export async function publishRoute(tx: Db, route: NewRoute, now: Date): Promise<void> {
  const { company, flowCode, method, providers } = route;
  const current = await tx.paymentRoute.findFirst({
    where: { company, flowCode, method },
    orderBy: { version: 'desc' },
  });
  if (current?.providers.join() === providers.join()) return;
  await tx.paymentRoute.create({
    data: {
      id: newId(now.getTime()),
      company,
      flowCode,
      method,
      providers: [...providers],
      version: (current?.version ?? 0) + 1,
      publishedAt: now,
    },
  });
}
