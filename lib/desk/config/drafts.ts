import { db, inTransaction, type Db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { isDuplicate } from '../../db/violations.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../audit/audit.ts';
import { operatorNames } from '../operators/operator-names.ts';
import { actionOf, type ConfigTarget } from './config-target.ts';

type Draft = {
  readonly id: string;
  readonly content: unknown;
  readonly basedOn: number;
  readonly revision: number;
  readonly savedBy: string;
  readonly savedAt: Date;
};

type Save = {
  readonly target: ConfigTarget;
  readonly content: Readonly<Record<string, unknown>>;
  /** The published version that the draft is based on; 0 for a new target. */
  readonly basedOn: number;
  /** The revision that was edited; 0 when there was no draft. */
  readonly revision: number;
  readonly actor: string;
  readonly now: Date;
};

/** The open draft of a target, with the name of the operator who saved it last; null when there is none. */
export async function readDraft(target: ConfigTarget, tx: Db = db()): Promise<Draft | null> {
  const row = await tx.configDraft.findFirst({ where: { ...target, state: 'open' } });
  if (!row) return null;
  const { id, content, basedOn, revision, savedAt } = row;
  const name = await operatorNames([row.savedBy]);
  return { id, content, basedOn, revision, savedBy: name(row.savedBy), savedAt };
}

/** Stores a draft. Raises `conflict` when another operator saved, published or discarded it meanwhile. */
export async function saveDraft(save: Save): Promise<{ id: string; revision: number }> {
  const saving = inTransaction(async (tx) => {
    const draft = await storeDraft(tx, save);
    await audit(tx, actionOf(save.target, 'save_draft', save));
    return draft;
  });
  return saving.catch((error: unknown) => {
    if (isDuplicate(error)) fail('conflict');
    throw error;
  });
}

async function storeDraft(tx: Db, save: Save): Promise<{ id: string; revision: number }> {
  const { target, basedOn, revision, actor, now } = save;
  // The content was parsed from JSON, so the cast is safe.
  const content = save.content as Prisma.InputJsonObject;
  if (revision > 0) {
    const open = await tx.configDraft.updateManyAndReturn({
      where: { ...target, state: 'open', revision },
      data: { content, basedOn, revision: { increment: 1 }, savedBy: actor, savedAt: now },
      select: { id: true, revision: true },
    });
    return open[0] ?? fail('conflict');
  }
  const id = newId(now.getTime());
  const next = (await lastRevision(tx, target)) + 1;
  await tx.configDraft.create({
    data: {
      id,
      ...target,
      content,
      basedOn,
      revision: next,
      state: 'open',
      createdBy: actor,
      createdAt: now,
      savedBy: actor,
      savedAt: now,
    },
  });
  return { id, revision: next };
}

/** Revisions go on after a draft was closed, so that none means two contents. Waits for who is closing one. */
async function lastRevision(tx: Db, { kind, brandId, key }: ConfigTarget): Promise<number> {
  const [last] = await tx.$queryRaw<{ revision: number }[]>`
    select revision from config_drafts
     where kind = ${kind}::draft_kind and brand_id is not distinct from ${brandId} and key = ${key}
     order by revision desc limit 1 for update`;
  return last?.revision ?? 0;
}

/** The id of the open draft with this revision. Raises `conflict`. */
export async function draftIdAt(target: ConfigTarget, revision: number): Promise<string> {
  const where = { ...target, state: 'open', revision } as const;
  const row = await db().configDraft.findFirst({ where, select: { id: true } });
  return (row ?? fail('conflict')).id;
}

type Discard = Pick<Save, 'target' | 'revision' | 'actor' | 'now'>;

/** Discards a draft. Raises `conflict` when its revision is not the given one. */
export async function discardDraft({ target, revision, actor, now }: Discard): Promise<void> {
  await inTransaction(async (tx) => {
    await closeDraft(tx, { target, revision, state: 'discarded', now });
    await audit(tx, actionOf(target, 'discard_draft', { actor, now }));
  });
}

type Close = {
  readonly target: ConfigTarget;
  /** The draft that was seen; undefined where its revision is enough. */
  readonly draftId?: string;
  readonly revision: number;
  readonly state: 'published' | 'discarded';
  readonly now: Date;
};

/** Call inside a transaction: closes the draft with the given revision and returns it. Raises `conflict`. */
export async function closeDraft(
  tx: Db,
  { target, draftId, revision, state, now }: Close,
): Promise<{ readonly content: unknown; readonly basedOn: number }> {
  const [closed] = await tx.configDraft.updateManyAndReturn({
    where: { ...target, state: 'open', revision, ...(draftId !== undefined && { id: draftId }) },
    data: { state, closedAt: now },
    select: { content: true, basedOn: true },
  });
  return closed ?? fail('conflict');
}
