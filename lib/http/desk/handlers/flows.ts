import { brandById } from '../../../brands/registry.ts';
import { db } from '../../../db/client.ts';
import { doOrAsk } from '../../../desk/approvals/do-or-ask.ts';
import { requireBrand } from '../../../desk/brand-scope.ts';
import { discardDraft, draftIdAt, readDraft, saveDraft } from '../../../desk/config/drafts.ts';
import { previewLink } from '../../../desk/config/preview-seal.ts';
import { flowsContract } from '../../../desk/flows/contract.ts';
import { endFlowExperiment } from '../../../desk/flows/experiment-actions.ts';
import { newestFlow } from '../../../desk/flows/read-flows.ts';
import { requireSchedulable } from '../../../desk/schedule/schedule-publication.ts';
import type { Operator } from '../../../identity/operator.ts';
import { findFaults } from '../../../flows/find-faults.ts';
import { FLOW_CODE } from '../../../flows/limits.ts';
import { fail } from '../../../kernel/errors.ts';
import { handlersFor } from '../../handlers-for.ts';

type Asked = {
  readonly params: Readonly<Record<string, string>>;
  readonly operator: () => Operator;
};

/** The flow that a call refers to, on a brand that the operator works for. */
function flowOf({ params, operator }: Asked) {
  const { brand = '', code = '' } = params;
  const brandId = (brandById(brand) ?? fail('not_found')).id;
  requireBrand(operator(), brandId);
  if (!FLOW_CODE.test(code)) fail('not_found');
  return { brandId, code, target: { kind: 'flow', brandId, key: code } as const };
}

export const flowsHandlers = handlersFor(flowsContract, {
  'GET /api/desk/flows/{brand}/{code}/draft': async (call) => ({
    draft: await readDraft(flowOf(call).target),
  }),
  'POST /api/desk/flows/{brand}/{code}/check': async ({ body, ...call }) => {
    const { faults } = await findFaults(db(), flowOf(call).brandId, body.content);
    return { faults: [...faults] };
  },
  'POST /api/desk/flows/{brand}/{code}/draft': async ({ body, actor, now, ...call }) =>
    saveDraft({ target: flowOf(call).target, ...body, actor: actor(), now }),
  'POST /api/desk/flows/{brand}/{code}/discard': async ({ body, actor, now, ...call }) => {
    const { target } = flowOf(call);
    await discardDraft({ target, revision: body.revision, actor: actor(), now });
    return { result: 'OK' } as const;
  },
  'POST /api/desk/flows/{brand}/{code}/preview': async ({ now, ...call }) => {
    const { target, brandId } = flowOf(call);
    const { id } = (await readDraft(target)) ?? fail('not_found');
    return { link: await previewLink(id, brandId, call.operator(), now) };
  },
  'POST /api/desk/flows/{brand}/{code}/publish': async ({ body, actor, now, ...call }) => {
    const { target } = flowOf(call);
    const { revision, note } = body;
    const draftId = await draftIdAt(target, revision);
    const proposal = { act: 'publish', target, draftId, revision } as const;
    return { version: await doOrAsk(proposal, { note, actor: actor(), now }) };
  },
  'POST /api/desk/flows/{brand}/{code}/schedule': async ({ body, actor, now, ...call }) => {
    const { target } = flowOf(call);
    const { revision, note, at } = body;
    requireSchedulable(new Date(at), now);
    const draftId = await draftIdAt(target, revision);
    const proposal = { act: 'schedule', target, draftId, revision, at } as const;
    return { scheduled: (await doOrAsk(proposal, { note, actor: actor(), now })) !== null };
  },
  'POST /api/desk/flows/{brand}/{code}/restore': async ({ body, actor, now, ...call }) => {
    const { target } = flowOf(call);
    const { version, newest, note } = body;
    const proposal = { act: 'restore', target, version, newest } as const;
    return { version: await doOrAsk(proposal, { note, actor: actor(), now }) };
  },
  'POST /api/desk/flows/{brand}/{code}/experiment': async ({ body, actor, now, ...call }) => {
    const { brandId, code, target } = flowOf(call);
    const { note, ...plan } = body;
    const { version } = (await newestFlow(brandId, code)) ?? fail('flow_unknown', { code });
    const proposal = { act: 'experiment', target, newest: version, plan } as const;
    const done = await doOrAsk(proposal, { note, actor: actor(), now });
    return { started: done !== null };
  },
  'POST /api/desk/flows/{brand}/{code}/experiment/end': async ({ body, actor, now, ...call }) => {
    const { brandId, code } = flowOf(call);
    const ending = { brandId, code, ...body, actor: actor(), now };
    return { version: await endFlowExperiment(ending) };
  },
});
