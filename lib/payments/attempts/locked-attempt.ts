import type { Prisma } from '../../db/generated/client.ts';
import type { WITH_ORDER } from '../orders/order-status.ts';

/** An attempt with its order, read under the lock of its member's payments. */
export type LockedAttempt = Prisma.AttemptGetPayload<{ include: typeof WITH_ORDER }>;
