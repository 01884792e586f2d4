import { db } from '../db/client.ts';
import type { DueWork } from '../queue/due-work.ts';
import { after, MINUTE } from '../kernel/clock.ts';
import { takesMail } from '../mailing/takes-mail.ts';

/** How long a claimed address is reserved for one process; if the process dies, the address falls due again. */
const LEASE_MS = 2 * MINUTE;
/** Smaller than a whole batch: slow name servers then delay the other due work once a round, not batch after batch. */
const AT_ONCE = 20;

type Address = { readonly id: string; readonly email: string };

function claim(now: Date, limit: number): Promise<Address[]> {
  return db().$queryRaw<Address[]>`
    update users set email_check_at = ${after(now, LEASE_MS)}
     where id in (select id from users where email_check_at <= ${now}
                   order by email_check_at limit ${limit} for update skip locked)
    returning id::text, email`;
}

/** An address whose link was opened receives mail, whatever its domain's records say. */
async function check({ id, email }: Address): Promise<void> {
  if ((await takesMail(email)) === 'no') {
    await db().user.updateMany({
      where: { id, email, emailConfirmedAt: null },
      data: { emailScore: 0 },
    });
  }
  await db().user.updateMany({ where: { id, email }, data: { emailCheckAt: null } });
}

/** Due work after a confirmation mail was queued: marks an address whose domain accepts no mail. */
export const checkAddressesWork: DueWork = {
  name: 'addresses',
  run: async (now, limit) => {
    const found = await claim(now, Math.min(limit, AT_ONCE));
    await Promise.all(found.map(check));
    return found.length;
  },
};
