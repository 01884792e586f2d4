import type { PrismaClient } from '../../../lib/db/generated/client.ts';
import { countAll } from '../../../lib/desk/analytics/rollup/metrics-jobs.ts';
import { countMoneyDaysWork } from '../../../lib/payments/ledger/count-money-days.ts';
import { checkLedgerNow } from '../../../lib/payments/ledger/record-check.ts';
import { seedConsents } from '../world/consents.ts';
import { staffOf } from './cast.ts';
import { seedTickets } from './tickets.ts';
import { seedMoney } from './money/seed-money.ts';
import { seedProviderEvents } from './money/provider-events.ts';
import { seedNewcomers } from './newcomers.ts';
import { seedQueue } from './queue.ts';
import { settleMails } from './settle-mails.ts';
import { seedConversations } from './conversations.ts';
import { seedTraces } from './traces.ts';
import { seedVersions } from './versions.ts';

/**
 * Ten weeks of desk data: members who sign up, write, buy, leave and complain. Needs the demo data. Each part
 * is seeded once.
 */
export async function seedDesk(db: PrismaClient, now: Date): Promise<void> {
  const staff = await staffOf(db);
  await seedVersions({ db, admin: staff.admin, now });
  await seedNewcomers(db, now);
  await seedConsents(db);
  await seedMoney(db, staff, now);
  await seedProviderEvents(db, staff, now);
  await seedConversations(db, now);
  await seedQueue(db, staff, now);
  await seedTickets(db, staff, now);
  await seedTraces({ db, staff, now });
  await settleMails(db, now);
  await checkLedgerNow(now);
  await countMoneyDaysWork.run(now, 1);
  await countAll(now);
}
