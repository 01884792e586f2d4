import type { Prisma } from '../../db/generated/client.ts';
import { findFaults } from '../../flows/find-faults.ts';
import { fail } from '../../kernel/errors.ts';
import { schedulePublication } from './schedule-publication.ts';

type Schedule = {
  readonly brandId: string;
  readonly code: string;
  readonly draftId: string;
  readonly revision: number;
  readonly at: Date;
  readonly note: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * For the desk, inside a transaction: a draft is published at a time, unless it is changed before. Raises `conflict`
 * when the draft or its published version has changed, or it is scheduled already, `input_invalid` with each fault.
 */
export async function scheduleFlow(
  tx: Prisma.TransactionClient,
  { brandId, code, draftId, revision, ...rest }: Schedule,
): Promise<void> {
  const of = { kind: 'flow', brandId, key: code, state: 'open' } as const;
  const draft = await tx.configDraft.findFirst({ where: { ...of, id: draftId, revision } });
  const { content, basedOn } = draft ?? fail('conflict');
  const newer = { brandId, code, version: { gt: basedOn } };
  if ((await tx.flowVersion.count({ where: newer })) > 0) fail('conflict');
  const { faults } = await findFaults(tx, brandId, content);
  if (faults.length > 0) fail('input_invalid', {}, faults);
  const publication = { kind: 'flow', brandId, code, draftId, revision } as const;
  await schedulePublication(tx, { publication, brandIds: [brandId], ...rest });
}
