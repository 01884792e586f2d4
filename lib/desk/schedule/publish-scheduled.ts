import { audit } from '../../audit/audit.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { requireFit } from '../../hosted/profiles/require-fit.ts';
import { saveHostedIn } from '../../hosted/profiles/save-hosted.ts';
import { fail, isAppError } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';
import { claimDue, forEachLeased, type DueRows, type Leased } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { announceWork } from '../../realtime/desk/announce-work.ts';
import { changeSettings } from '../brands/change-settings.ts';
import { publishDraft } from '../config/publish-draft.ts';
import { PUBLISHING_MS } from './limits.ts';
import { publicationSchema, targetOf, type Publication } from './publication.ts';

export const SCHEDULED: DueRows = {
  name: 'claim-scheduled-publications',
  table: 'scheduled_publications',
  // It waits while any of its brands is paused.
  brand: '(select p.brand_id from brand_pauses p where p.brand_id = any (brand_ids) limit 1)',
  due: 'due_at',
  where: 'due_at is not null',
  leaseMs: PUBLISHING_MS,
  attempts: 'attempts',
  // One that fails again and again is tried less often.
  leaseTimes: 'least(1 + due.attempts, 60)',
  returning: 't.id, t.key, t.brand_ids as "brandIds", t.publication, t.note, t.by',
};

type Row = Leased & {
  readonly id: string;
  readonly key: string;
  readonly brandIds: readonly string[];
  readonly publication: unknown;
  readonly note: string;
  readonly by: string;
};
type Tx = Prisma.TransactionClient;

/** Checks what is published; returns what publishes it inside a transaction. */
async function prepared(
  publication: Publication,
  { note, by: actor }: Row,
  now: Date,
): Promise<(tx: Tx) => Promise<unknown>> {
  switch (publication.kind) {
    case 'flow':
    case 'plan': {
      const target = targetOf(publication);
      return (tx) => publishDraft(tx, { ...publication, target, note, actor, now });
    }
    case 'settings':
      return (tx) => changeSettings(tx, { ...publication, note, actor, now });
    case 'hosted_profile': {
      const { cityId } = await requireFit(publication.content);
      return (tx) => saveHostedIn(tx, { ...publication, cityId, actor, now });
    }
  }
}

/** Ends the row under its lease; false when it was cancelled, or another process has it. */
async function end(
  tx: Tx,
  { id, leasedUntil }: Row,
  { state, reason, now }: { state: 'done' | 'void'; reason: string | null; now: Date },
): Promise<boolean> {
  const { count } = await tx.scheduledPublication.updateMany({
    where: { id, state: 'waiting', dueAt: leasedUntil },
    data: { state, reason, dueAt: null, endedBy: 'system', endedAt: now },
  });
  return count === 1;
}

/** What was scheduled can never be published: the row says why. */
async function close(row: Row, reason: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    if (!(await end(tx, row, { state: 'void', reason, now }))) return;
    const { id, key: subject, brandIds } = row;
    const [brandId] = brandIds.length === 1 ? brandIds : [];
    const action = { actor: 'system', action: 'schedule.void', subject, brandId, now };
    await audit(tx, { ...action, data: { id, reason } });
  });
}

/** The publication and the end of its row in one transaction: it is neither left out nor published twice. */
async function carryOut(row: Row, now: Date): Promise<void> {
  const work = async (): Promise<void> => {
    const { data } = publicationSchema.safeParse(row.publication);
    const publish = await prepared(data ?? fail('input_invalid'), row, now);
    await inTransaction(async (tx) => {
      // First, so that who cancels waits, and one that was cancelled publishes nothing.
      if (await end(tx, row, { state: 'done', reason: null, now })) await publish(tx);
    });
  };
  await work().catch(async (error: unknown) => {
    if (isAppError(error)) await close(row, error.code, now);
    else log().error({ err: error, id: row.id }, 'scheduled publication failed: unexpected error');
  });
  for (const brandId of row.brandIds) announceWork(brandId);
}

/** Due work: publishes what was scheduled for now, in the name of who scheduled it. */
export async function publishScheduled(now: Date, limit: number): Promise<number> {
  const claimed = await claimDue<Row>(SCHEDULED, now, limit);
  await forEachLeased(SCHEDULED, claimed, (row) => carryOut(row, now));
  return claimed.length;
}

export const publishScheduledWork: DueWork = {
  name: 'scheduled-publications',
  run: publishScheduled,
};
