import { describe, expect, test } from '@jest/globals';
import { pool } from '#lib/db/pool.ts';
import { LIST } from '#lib/desk/hosted-profiles/list-profiles.ts';
import { newestAccounts } from '#lib/desk/fraud/find-look-alikes.ts';
import { pairsStatement } from '#lib/desk/fraud/look-alike-pairs.ts';
import { QUEUE } from '#lib/desk/conversations/queue-views.ts';
import { queueKinds } from '#lib/desk/queue/kinds.ts';
import { waitingOf } from '#lib/desk/queue/waiting.ts';
import { AGREEMENT } from '#lib/desk/rechecks/read-agreement.ts';
import { logPage } from '#lib/desk/log/log-filter.ts';
import { LISTED } from '#lib/desk/schedule/list-scheduled.ts';
import { RATINGS } from '#lib/desk/tickets/count-ratings.ts';
import { BY_TAG, BY_WORDS } from '#lib/desk/tickets/find-tickets.ts';
import { MINE, PAGES } from '#lib/desk/tickets/ticket-pages.ts';
import { clock } from '#lib/kernel/clock.ts';
import { HIGHEST_ID, LOWEST_ID } from '#lib/kernel/ids.ts';

// Of a vacuumed table the planner knows that an index has all it needs; a small one costs the same by any index.
const AS_VACUUMED = `update pg_class set relallvisible = 1000000 where relname = 'rechecks'`;

/** The query plan with sequential scans and sorts disabled, as on large tables. */
async function planOf(text: string, values: readonly unknown[]): Promise<string> {
  const client = await pool().connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    await client.query('set local enable_sort = off');
    await client.query(AS_VACUUMED);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const INDEXES = {
  waiting: 'reply_tasks_waiting',
  mine: 'conversations_held(?:_by)?',
  recent: 'reply_tasks_newest',
  flagged: 'vulnerable_flags_newest',
} as const;

const QUEUES = {
  photo: 'photos_queue',
  chat_photo: 'chat_photos_queue',
  verification: 'photo_verifications_pending',
  text: 'profiles_text_queue',
  report: 'reports_queue',
  review: 'reviews_queue',
  photo_appeal: 'photos_appeals',
  chat_appeal: 'chat_photos_appeals',
  review_appeal: 'reviews_appeals',
} as const;

describe('each list of the desk uses its own index', () => {
  test.each(['waiting', 'mine', 'recent', 'flagged'] as const)(
    'conversations: %s',
    async (view) => {
      const now = clock.now();
      const values = [['dolcevita'], now, 'operator:one', now, LOWEST_ID];
      expect(await planOf(QUEUE[view].text, values)).toMatch(
        new RegExp(`(?:Index|Bitmap).* (?:using|on) ${INDEXES[view]}`),
      );
    },
  );

  test('hosted profiles', async () => {
    const plan = await planOf(LIST.text, [['dolcevita'], 'active', 'Gi', 'Gina', LOWEST_ID, 41]);
    expect(plan).toContain('using profiles_hosted');
    expect(plan).not.toContain('Sort');
  });

  test.each(queueKinds)('pending items of a brand: %s', async (kind) => {
    const { text, values } = waitingOf(kind, { brandIds: ['dolcevita', 'fuego'], most: 5 });
    const plan = await planOf(text, values);
    expect(plan).toMatch(
      new RegExp(`Index Scan using ${QUEUES[kind]} .*\\n\\s+Index Cond: \\(brand_id = b.id\\)`),
    );
    // Only the few rows of each brand are sorted, never all pending ones.
    expect(plan.match(/Sort Key/g)).toHaveLength(1);
  });

  test('pending photos of hosted profiles, which have no brand', async () => {
    const { text, values } = waitingOf('photo', { brandIds: [null], most: 5 });
    const plan = await planOf(text, values);
    expect(plan).toMatch(/Index Scan using photos_queue .*\n\s+Index Cond: \(brand_id IS NULL\)/);
    expect(plan.match(/Sort Key/g)).toHaveLength(1);
  });

  test('second reviews of a time, and those to come', async () => {
    const plan = await planOf(AGREEMENT.text, [clock.now(), null]);
    expect(plan).toContain('Index Only Scan using rechecks_agreement');
    expect(plan).toContain('Index Only Scan using rechecks_to_judge');
  });

  test.each([
    [{}, [], 'audit_entries_pkey'],
    [{}, ['dolcevita'], 'audit_entries_brand_id_id_idx'],
    [{ actor: 'system' }, [], 'audit_entries_actor_id_idx'],
    [{ action: 'look' }, ['dolcevita'], 'audit_entries_action_id_idx'],
    [{ actor: 'system', subject: 'desk' }, [], 'audit_entries_subject_id_idx'],
  ])('the log: %j of %j', async (filter, brandIds, index) => {
    const [{ text }, values] = logPage(brandIds, filter, {
      name: 'plan',
      columns: 'e.id',
      between: [LOWEST_ID, HIGHEST_ID],
      direction: 'desc',
      limit: 101,
    });
    expect(await planOf(text, values)).toMatch(new RegExp(`Scan Backward using ${index}`));
  });

  test.each([
    ['waiting', 'tickets_by_due', 'ROW(COALESCE(due_at, since_at), id)'],
    ['snoozed', 'tickets_snoozed', 'ROW(snoozed_until, id)'],
    ['answered', 'tickets_brand_id_state_since_at_id_idx', 'ROW(since_at, id)'],
    ['all', 'tickets_brand_id_state_since_at_id_idx', 'ROW(since_at, id)'],
  ] as const)('tickets: %s', async (list, index, place) => {
    const plan = await planOf(PAGES[list].ofBrands.text, [
      clock.now(),
      LOWEST_ID,
      clock.now(),
      ['dolcevita', 'fuego'],
    ]);
    expect(plan).toContain(`using ${index}`);
    expect(plan).toContain(place);
  });

  test('the newest accounts of brands', async () => {
    const { text, values } = newestAccounts(['dolcevita', 'fuego'], HIGHEST_ID);
    const plan = await planOf(text, values);
    expect(plan).toContain('Scan Backward using users_newest');
    // By equality with the brand, the planner of a large database walks all accounts by their ids.
    expect(plan).toContain('ROW(brand_id, id) <');
  });

  test.each([
    ['payer', 'payment_fingerprints_hash_member_id_idx'],
    ['payer', 'payment_fingerprints_member_id_kind_hash_idx'],
    ['mailbox', 'users_mailbox'],
    ['text', 'profiles_about_same'],
  ] as const)('look-alikes by %s', async (lookup, index) => {
    const { text, values } = pairsStatement([LOWEST_ID], lookup);
    expect(await planOf(text, values)).toMatch(new RegExp(`(?:using|on) ${index}`));
  });

  test('scheduled publications, and those that ended last', async () => {
    const plan = await planOf(LISTED.text, [['dolcevita', 'fuego']]);
    expect(plan).toContain('using scheduled_publications_due');
    expect(plan).toContain('using scheduled_publications_ended');
    expect(plan).not.toContain('Sort');
  });

  test('ratings of tickets', async () => {
    const plan = await planOf(RATINGS.text, [['dolcevita', 'fuego'], clock.now()]);
    expect(plan).toContain('using tickets_rated');
    expect(plan).not.toContain('Sort');
  });

  test('tickets by a tag, and by words', async () => {
    const values = [['dolcevita', 'fuego'], HIGHEST_ID, clock.now()];
    const byTag = await planOf(BY_TAG.text, [...values, 'rimborso']);
    expect(byTag).toContain('Scan Backward using ticket_tags_brand_id_tag_ticket_id_idx');
    const byWords = await planOf(BY_WORDS.text, [...values, 'rimborso', '~0199']);
    expect(byWords).toContain('on tickets_words');
    expect(byWords).toContain('on ticket_messages_words');
  });

  test('tickets of an operator', async () => {
    const values = [clock.now(), LOWEST_ID, clock.now(), ['dolcevita', 'fuego'], LOWEST_ID];
    const plan = await planOf(MINE.text, values);
    expect(plan).toContain('using tickets_assigned_by_due');
    expect(plan).toContain('ROW(COALESCE(due_at, since_at), id)');
  });
});
