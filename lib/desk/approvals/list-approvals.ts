import { db } from '../../db/client.ts';
import type { Approval } from '../../db/generated/client.ts';
import type { ApprovalKind } from '../../db/generated/enums.ts';
import { flowConfigSchema } from '../../flows/config.ts';
import type { Operator } from '../../identity/operator.ts';
import { mayDo } from '../../identity/roles.ts';
import { contentOf as planContent } from '../../payments/offers/publish-plan.ts';
import { brandFilter } from '../brand-scope.ts';
import { contentOf as settingsContent } from '../brands/settings-content.ts';
import { diff, type Json } from '../plain/diff.ts';
import { operatorNames } from '../operators/operator-names.ts';
import { proposalSchema, type Proposal } from './proposal.ts';

/** More than two operators can have open at a time. */
const MAX_ROWS = 100;

type Of<Act extends Proposal['act']> = Extract<Proposal, { readonly act: Act }>;

async function planOf(productId: string, version?: number) {
  const row = await db().planVersion.findFirst({
    where: { productId, ...(version !== undefined && { version }) },
    orderBy: { version: 'desc' },
  });
  return row === null ? null : planContent(row);
}

async function flowOf({ brandId, key: code }: Of<'experiment'>['target'], version?: number) {
  return db().flowVersion.findFirst({
    where: { brandId, code, ...(version !== undefined && { version }) },
    orderBy: { version: 'desc' },
    select: { version: true, config: true },
  });
}

async function versionOf(target: Of<'publish'>['target'], version?: number) {
  if (target.kind === 'plan') return planOf(target.key, version);
  return (await flowOf(target, version))?.config ?? null;
}

/** Both arms against the newest version, which all have until an experiment starts. */
async function armsOf({ target, newest, plan }: Of<'experiment'>) {
  const { control, challenger, share, goal, windowDays } = plan;
  const armOf = async (version: number) => {
    const flow = await flowOf(target, version);
    return { version, ...flowConfigSchema.parse(flow?.config) };
  };
  const [now, first, second] = await Promise.all([newest, control, challenger].map(armOf));
  const before = { control: now, challenger: now };
  return [before, { control: first, challenger: second, share, goal, windowDays }] as const;
}

async function settingsOf(brandId: string, version?: number) {
  const row = await db().brandSettings.findFirst({
    where: { brandId, ...(version !== undefined && { version }) },
    orderBy: { version: 'desc' },
  });
  return row === null ? null : settingsContent(row);
}

/** What is published now, and what would be; both null when there is no such draft any more. */
async function contents(proposal: Proposal): Promise<readonly [unknown, unknown]> {
  switch (proposal.act) {
    case 'publish':
    case 'schedule': {
      const { target, draftId: id, revision } = proposal;
      const draft = await db().configDraft.findFirst({
        where: { ...target, id, state: 'open', revision },
      });
      return draft === null ? [null, null] : [await versionOf(target), draft.content];
    }
    case 'restore':
      return [await versionOf(proposal.target), await versionOf(proposal.target, proposal.version)];
    case 'experiment':
      return armsOf(proposal);
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
  const experiment = proposal.act === 'experiment';
  const at = proposal.act === 'schedule' ? new Date(proposal.at) : null;
  return { id, kind, brandId, key, note, requestedAt, experiment, at, amount, changes };
}

/** Requests that an operator may decide: as `mayDecide`. */
function decidable(operator: Operator) {
  const kinds: ApprovalKind[] = mayDo(operator.role, 'configure')
    ? ['flow', 'plan', 'settings']
    : [];
  if (mayDo(operator.role, 'finance')) kinds.push('refund');
  return { state: 'open', kind: { in: kinds }, ...brandFilter(operator) } as const;
}

/** For operators who configure or work on payments: open requests that they may decide, and their own; oldest first. */
export async function listApprovals(operator: Operator) {
  const shown = await db().approval.findMany({
    where: decidable(operator),
    orderBy: { requestedAt: 'asc' },
    take: MAX_ROWS,
  });
  const nameOf = await operatorNames(shown.map(({ requestedBy }) => requestedBy));
  return Promise.all(
    shown.map(async (row) => ({
      ...(await describe(row)),
      requestedBy: nameOf(row.requestedBy),
      mine: row.requestedBy === `operator:${operator.operatorId}`,
    })),
  );
}
