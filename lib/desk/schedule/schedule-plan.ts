import type { Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { requirePlanFit } from '../../payments/offers/publish-plan.ts';
import { schedulePublication } from './schedule-publication.ts';

type Schedule = {
  readonly productId: string;
  readonly draftId: string;
  readonly revision: number;
  /** The unusual price that the operator confirmed. */
  readonly confirmedPriceMinor?: number | undefined;
  readonly at: Date;
  readonly note: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * For the desk, inside a transaction: the draft of a plan is published on every brand at a time, unless it is changed
 * before. Raises `conflict` when the draft or its published version has changed, or it is scheduled already, and what
 * `requirePlanFit` raises.
 */
export async function schedulePlan(
  tx: Prisma.TransactionClient,
  { productId, draftId, revision, confirmedPriceMinor, ...rest }: Schedule,
): Promise<void> {
  const of = { kind: 'plan', brandId: null, key: productId, state: 'open' } as const;
  const draft = await tx.configDraft.findFirst({ where: { ...of, id: draftId, revision } });
  const { content, basedOn } = draft ?? fail('conflict');
  const newer = { productId, version: { gt: basedOn } };
  if ((await tx.planVersion.count({ where: newer })) > 0) fail('conflict');
  await requirePlanFit(tx, { productId, content, confirmedPriceMinor });
  const publication = { kind: 'plan', productId, draftId, revision, confirmedPriceMinor } as const;
  await schedulePublication(tx, { publication, brandIds: [], ...rest });
}
