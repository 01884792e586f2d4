import { db } from '../../db/client.ts';
import type { Approval } from '../../db/generated/client.ts';
import type { ApprovalKind } from '../../db/generated/enums.ts';
import { run, type Statement } from '../../db/statement.ts';
import { flowConfigSchema } from '../../flows/config.ts';
import type { Operator } from '../../identity/operator.ts';
import { mayDo } from '../../identity/roles.ts';
import { brandsOf } from '../brand-scope.ts';
import { settingsVersion, versionOf } from '../config/version-content.ts';
import { changesBetween } from '../config/changes-between.ts';
import { operatorNames } from '../operators/operator-names.ts';
import { proposalSchema, type Proposal } from './proposal.ts';

/** More than two operators can have open at a time. */
const MAX_ROWS = 100;

type Of<Act extends Proposal['act']> = Extract<Proposal, { readonly act: Act }>;

const contentOf = (version: { readonly content: unknown } | null): unknown =>
  version?.content ?? null;

/** Both arms against the newest version, which all have until an experiment starts. */
async function armsOf({ target, newest, plan }: Of<'experiment'>) {
  const { control, challenger, share, goal, windowDays } = plan;
  const armOf = async (version: number) => {
    const flow = await versionOf(target, version);
    return { version, ...flowConfigSchema.parse(flow?.content) };
  };
  const [now, first, second] = await Promise.all([newest, control, challenger].map(armOf));
  const before = { control: now, challenger: now };
  return [before, { control: first, challenger: second, share, goal, windowDays }] as const;
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
      return draft === null ? [null, null] : [contentOf(await versionOf(target)), draft.content];
    }
    case 'restore': {
      const { target, version } = proposal;
      return [contentOf(await versionOf(target)), contentOf(await versionOf(target, version))];
    }
    case 'experiment':
      return armsOf(proposal);
    case 'settings':
    case 'schedule_settings':
      return [contentOf(await settingsVersion(proposal.brandId)), proposal.content];
    case 'restore_settings': {
      const { brandId, version } = proposal;
      const earlier = await settingsVersion(brandId, version);
      return [contentOf(await settingsVersion(brandId)), contentOf(earlier)];
    }
    case 'refund':
      return [null, null];
  }
}

async function describe(row: Row) {
  const { id, kind, brandId, key, note, requestedAt } = row;
  const proposal = proposalSchema.parse(row.proposal);
  const [before, after] = await contents(proposal);
  const changes = changesBetween(before, after);
  const amount =
    proposal.act === 'refund'
      ? { amountMinor: proposal.amountMinor, currency: proposal.currency }
      : null;
  const experiment = proposal.act === 'experiment';
  const at = 'at' in proposal ? new Date(proposal.at) : null;
  return { id, kind, brandId, key, note, requestedAt, experiment, at, amount, changes };
}

type Row = Pick<
  Approval,
  'id' | 'kind' | 'brandId' | 'key' | 'note' | 'requestedBy' | 'requestedAt' | 'proposal'
>;

// The state as a literal, so that the partial index of open requests serves it whatever the values are.
const OPEN: Statement = {
  name: 'desk-approvals-open',
  text: `
    select id::text, kind::text, brand_id as "brandId", key, note, requested_by as "requestedBy",
           requested_at as "requestedAt", proposal
      from approvals
     where state = 'open' and kind::text = any($1::text[]) and ($2::text[] is null or brand_id = any($2::text[]))
     order by requested_at, id limit ${String(MAX_ROWS)}`,
};

/** Requests that an operator may decide: as `mayDecide`. */
function decidable(operator: Operator): Promise<Row[]> {
  const kinds: ApprovalKind[] = mayDo(operator.role, 'configure')
    ? ['flow', 'plan', 'settings']
    : [];
  if (mayDo(operator.role, 'finance')) kinds.push('refund');
  return run<Row>(OPEN, [kinds, brandsOf(operator)]);
}

/** For operators who configure or work on payments: open requests that they may decide, and their own; oldest first. */
export async function listApprovals(operator: Operator) {
  const shown = await decidable(operator);
  const nameOf = await operatorNames(shown.map(({ requestedBy }) => requestedBy));
  return Promise.all(
    shown.map(async (row) => ({
      ...(await describe(row)),
      requestedBy: nameOf(row.requestedBy),
      mine: row.requestedBy === `operator:${operator.operatorId}`,
    })),
  );
}
