import type { PrismaClient } from '../../../lib/db/generated/client.ts';
import { countAll } from '../../../lib/desk/figures/rollup/keep-figures.ts';
import { keepMoneyDaysWork } from '../../../lib/payments/figures/keep-money-days.ts';
import { checkLedgerNow } from '../../../lib/payments/ledger/record-check.ts';
import { staffOf } from './cast.ts';
import { seedLetters } from './letters.ts';
import { seedMoney } from './money/seed-money.ts';
import { seedTold } from './money/told.ts';
import { seedNewcomers } from './newcomers.ts';
import { seedQueue } from './queue.ts';
import { settleMails } from './settle-mails.ts';
import { seedConversations } from './conversations.ts';
import { seedTraces } from './traces.ts';
import { seedVersions } from './versions.ts';

/**
 * Ten weeks of everything that operators look at: people who come, write, buy, leave and complain. Needs the
 * demo world. Each part is made once.
 */
export async function seedDesk(db: PrismaClient, now: Date): Promise<void> {
  const staff = await staffOf(db);
  await seedVersions({ db, admin: staff.admin, now });
  await seedNewcomers(db, now);
  await seedMoney(db, staff, now);
  await seedTold(db, staff, now);
  await seedConversations(db, now);
  await seedQueue(db, staff, now);
  await seedLetters(db, staff, now);
  await seedTraces({ db, staff, now });
  await settleMails(db);
  await checkLedgerNow(now);
  await keepMoneyDaysWork.run(now, 1);
  await countAll(now);
}
