import { audit } from '../../audit/audit.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { refuseCardData } from '../../security/refuse-card-data.ts';
import { SCHEDULED_WITHIN_MS } from './limits.ts';
import { keyOf, publicationSchema, type Publication } from './publication.ts';

type Schedule = {
  readonly publication: Publication;
  /** Where members see it; empty for a plan, which every brand sells. */
  readonly brandIds: readonly string[];
  readonly at: Date;
  readonly note: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/** Raises `input_invalid` for a time that has passed or is too far away. */
export function requireSchedulable(at: Date, now: Date): void {
  const code = at <= now ? 'past' : at > after(now, SCHEDULED_WITHIN_MS) ? 'too_late' : null;
  if (code !== null) fail('input_invalid', {}, [{ path: 'at', code }]);
}

/**
 * Inside a transaction, for callers that have checked that it could be published now: stores a publication for a time,
 * which may have passed while a second operator decided. Raises `conflict` when the same is scheduled already.
 */
export async function schedulePublication(
  tx: Prisma.TransactionClient,
  { publication, brandIds, at, note, actor, purpose, now }: Schedule,
): Promise<void> {
  refuseCardData(note);
  const { kind } = publication;
  const key = keyOf(publication);
  const id = newId(now.getTime());
  // Two operators at once: the second waits for the first, and finds its row.
  const [stored] = await tx.$queryRaw<unknown[]>`
    insert into scheduled_publications (id, kind, brand_ids, key, publication, note, by, created_at, at, due_at)
    values (${id}::uuid, ${kind}::schedule_kind, ${[...brandIds]}::text[], ${key},
            ${JSON.stringify(publicationSchema.parse(publication))}::jsonb, ${note}, ${actor}, ${now}, ${at}, ${at})
    on conflict do nothing returning id`;
  if (stored === undefined) fail('conflict', { state: 'scheduled' });
  const [brandId] = brandIds.length === 1 ? brandIds : [];
  const action = { actor, action: 'schedule.create', subject: key, purpose, brandId, now };
  await audit(tx, { ...action, data: { id, kind, at: at.toISOString(), note } });
  wakeJobs(at.getTime());
}
