import { expect, test } from '@jest/globals';
import { consentTextsFor } from '#lib/consents/queries.ts';
import { db } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { newId, newPublicId } from '#lib/kernel/ids.ts';
import { sendNews } from '#lib/mailing/send-news.ts';
import { brandOf } from '#tests/setup/brand-of.ts';

const brand = brandOf('dolcevita');
/** More than two batches. */
const READERS = 1_100;

/** Members who asked for news; the addresses increase with their ids. */
async function createReaders(): Promise<void> {
  const at = after(clock.now(), -MINUTE);
  const { marketing } = await consentTextsFor(brand, 'it');
  await db().user.createMany({
    data: Array.from({ length: READERS }, (_, number) => {
      const email = `reader${number}@example.test`;
      return {
        id: newId(at.getTime() + number),
        publicId: newPublicId(),
        brandId: brand.id,
        email,
        emailNormalised: email,
        state: 'active',
        flowCode: '7',
        locale: 'it',
        country: 'it',
        createdAt: at,
        emailConfirmedAt: at,
      };
    }),
  });
  await pool().query(
    `insert into consent_records
       (id, member_id, brand_id, purpose, granted, text_hash, text_version, locale, source, at)
     select id, id, brand_id, 'marketing', true, $1, 1, locale, 'test', created_at from users`,
    [marketing.hash],
  );
}

test('sends news once to each of many members, even when the first run fails midway', async () => {
  await createReaders();
  const news = { brand, locale: 'it', title: 'Novità', text: 'Eccole', actor: 'test' } as const;
  const written = () => db().mailMessage.count({ where: { template: 'news' } });
  const loggedRecipients = async () => {
    const actions = await db().auditEntry.findMany({ where: { action: 'send_news' } });
    return actions.reduce((sum, { data }) => sum + (data as { recipients: number }).recipients, 0);
  };
  await pool().query(`alter table mail_messages add constraint breaks_off
    check (to_address <> 'reader${READERS - 1}@example.test')`);
  await expect(sendNews({ ...news, now: clock.now() })).rejects.toThrow(/breaks_off/);
  await pool().query('alter table mail_messages drop constraint breaks_off');
  const first = await written();
  expect(first).toBe(1_000);
  expect(await loggedRecipients()).toBe(first);
  const again = { ...news, now: after(clock.now(), MINUTE) };
  expect(await sendNews(again)).toBe(READERS - first);
  expect(await sendNews(again)).toBe(0);
  const { length } = await db().mailMessage.groupBy({ by: ['toAddress'] });
  expect([length, await written(), await loggedRecipients()]).toEqual([READERS, READERS, READERS]);
});
