import type { PrismaClient } from '../../../db/generated/client.ts';
import { db, type Db } from '../../../db/client.ts';
import { MINUTE } from '../../../kernel/clock.ts';
import { partsOf, type Span } from '../days.ts';
import { countDays, followSignups } from './count-days.ts';
import { countMoney } from './count-money.ts';
import { countTenures } from './count-tenures.ts';
import { countWaitTimes } from './count-wait-times.ts';

const PART_DAYS = 91;
const LOCK = 'metrics';

/** Runs in one transaction with the analytics lock: two concurrent recounts would write the same rows. */
function counting(client: PrismaClient, work: (tx: Db) => Promise<void>): Promise<void> {
  return client.$transaction(
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${LOCK}))`;
      await work(tx);
    },
    { maxWait: 10_000, timeout: 10 * MINUTE },
  );
}

/** For jobs, the seed and the command line: recounts the events of a span. Idempotent. */
export async function recountDays(span: Span, client = db()): Promise<void> {
  for (const part of partsOf(span, PART_DAYS)) {
    await counting(client, async (tx) => {
      await countDays(tx, part);
      await countMoney(tx, part);
      await countWaitTimes(tx, part);
    });
  }
}

/** The same for how far the signups of a span got, and for how long subscriptions last. */
export async function recountLives(span: Span, now: Date, client = db()): Promise<void> {
  for (const part of partsOf(span, PART_DAYS)) {
    await counting(client, (tx) => followSignups(tx, part));
  }
  await counting(client, (tx) => countTenures(tx, now));
}
