import { db } from '../../db/client.ts';
import type { Approval } from '../../db/generated/client.ts';
import type { Operator } from '../../identity/operator.ts';
import { contentOf as planContent } from '../../payments/offers/publish-plan.ts';
import { contentOf as settingsContent } from '../brands/settings-content.ts';
import { diff, type Json } from '../plain/diff.ts';
import { operatorNames } from '../operators/operator-names.ts';
import { mayDecide } from './decide-approval.ts';
import { proposalSchema, type Proposal } from './proposal.ts';

/** More than two operators can have open at a time. */
const MAX_ROWS = 100;

type Of<Act extends Proposal['act']> = Extract<Proposal, { readonly act: Act }>;

async function versionOf({ kind, brandId, key }: Of<'publish'>['target'], version?: number) {
  const order = { orderBy: { version: 'desc' } } as const;
  const wanted = version === undefined ? {} : { version };
  if (kind === 'plan') {
    const row = await db().planVersion.findFirst({
      where: { productId: key, ...wanted },
      ...order,
    });
    return row === null ? null : planContent(row);
  }
  const where = { brandId, code: key, ...wanted };
  return (await db().flowVersion.findFirst({ where, ...order }))?.config ?? null;
}

async function settingsOf(brandId: string, version?: number) {
  const row = await db().brandSettings.findFirst({
    where: { brandId, ...(version === undefined ? {} : { version }) },
    orderBy: { version: 'desc' },
  });
  return row === null ? null : settingsContent(row);
}

/** What is published now, and what would be. */
async function contents(proposal: Proposal): Promise<readonly [unknown, unknown]> {
  switch (proposal.act) {
    case 'publish': {
      const { target, revision } = proposal;
      const draft = await db().configDraft.findFirst({
        where: { ...target, state: 'open', revision },
      });
      return [await versionOf(target), draft?.content ?? null];
    }
    case 'restore':
      return [await versionOf(proposal.target), await versionOf(proposal.target, proposal.version)];
    case 'settings':
      return [await settingsOf(proposal.brandId), proposal.content];
    case 'restore_settings':
      return [
        await settingsOf(proposal.brandId),
        await settingsOf(proposal.brandId, proposal.version),
      ];
    case 'refund':
      return [null, null];
  }
}

async function describe(row: Approval) {
  const { id, kind, brandId, key, note, requestedAt } = row;
  const proposal = proposalSchema.parse(row.proposal);
  const [before, after] = await contents(proposal);
  // Both come from JSON columns or parsed settings.
  const changes = diff(before as Json, after as Json).map(({ path, ...values }) => ({
    path: [...path],
    before: values.before,
    after: values.after,
  }));
  const amount =
    proposal.act === 'refund'
      ? { amountMinor: proposal.amountMinor, currency: proposal.currency }
      : null;
  return { id, kind, brandId, key, note, requestedAt, amount, changes };
}

/** For operators who configure or work on payments: open requests that they may decide, and their own; oldest first. */
export async function listApprovals(operator: Operator) {
  const rows = await db().approval.findMany({
    where: { state: 'open' },
    orderBy: { requestedAt: 'asc' },
    take: MAX_ROWS,
  });
  const shown = rows.filter((row) => mayDecide(row, operator));
  const nameOf = await operatorNames(shown.map(({ requestedBy }) => requestedBy));
  return Promise.all(
    shown.map(async (row) => ({
      ...(await describe(row)),
      requestedBy: nameOf(row.requestedBy),
      mine: row.requestedBy === `operator:${operator.operatorId}`,
    })),
  );
}
