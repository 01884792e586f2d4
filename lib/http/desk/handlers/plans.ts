import { db } from '../../../db/client.ts';
import { doOrAsk } from '../../../desk/approvals/do-or-ask.ts';
import { requireBrand } from '../../../desk/brand-scope.ts';
import { discardDraft, draftIdAt, readDraft, saveDraft } from '../../../desk/config/drafts.ts';
import { previewLink } from '../../../desk/config/preview-seal.ts';
import { requireSchedulable } from '../../../desk/schedule/schedule-publication.ts';
import type { Operator } from '../../../identity/operator.ts';
import { plansContract } from '../../../desk/plans/contract.ts';
import { fail } from '../../../kernel/errors.ts';
import { PRODUCT_ID } from '../../../payments/limits.ts';
import { findPlanFaults } from '../../../payments/offers/publish-plan.ts';
import { handlersFor } from '../../handlers-for.ts';

type Params = Readonly<Record<string, string>>;

function planOf({ product = '' }: Params) {
  if (!PRODUCT_ID.test(product)) fail('not_found');
  return { productId: product, target: { kind: 'plan', brandId: null, key: product } as const };
}

/** A price applies to every brand: an operator restricted to some brands must not change it. */
function ofAllBrands({ brandIds }: Operator): void {
  if (brandIds.length > 0) fail('forbidden');
}

export const plansHandlers = handlersFor(plansContract, {
  'GET /api/desk/plans/{product}/draft': async ({ params }) => ({
    draft: await readDraft(planOf(params).target),
  }),
  'POST /api/desk/plans/{product}/check': async ({ params, body }) => {
    const { faults } = await findPlanFaults(db(), planOf(params).productId, body.content);
    return { faults: [...faults] };
  },
  'POST /api/desk/plans/{product}/draft': async ({ params, body, operator, actor, now }) => {
    ofAllBrands(operator());
    return saveDraft({ target: planOf(params).target, ...body, actor: actor(), now });
  },
  'POST /api/desk/plans/{product}/discard': async ({ params, body, operator, actor, now }) => {
    ofAllBrands(operator());
    const { target } = planOf(params);
    await discardDraft({ target, revision: body.revision, actor: actor(), now });
    return { result: 'OK' } as const;
  },
  'POST /api/desk/plans/{product}/preview': async ({ params, body, operator, now }) => {
    requireBrand(operator(), body.brand);
    const { productId, target } = planOf(params);
    const { id } = (await readDraft(target)) ?? fail('not_found');
    const link = await previewLink(id, body.brand, operator(), now);
    return { link: `${link}&plan=${productId}` };
  },
  'POST /api/desk/plans/{product}/publish': async ({ params, body, operator, actor, now }) => {
    ofAllBrands(operator());
    const { target } = planOf(params);
    const { revision, note, confirmedPriceMinor } = body;
    const draftId = await draftIdAt(target, revision);
    const proposal = { act: 'publish', target, draftId, revision } as const;
    const request = { note, confirmedPriceMinor, actor: actor(), now };
    return { version: await doOrAsk(proposal, request) };
  },
  'POST /api/desk/plans/{product}/schedule': async ({ params, body, operator, actor, now }) => {
    ofAllBrands(operator());
    const { target } = planOf(params);
    const { revision, note, at, confirmedPriceMinor } = body;
    requireSchedulable(new Date(at), now);
    const draftId = await draftIdAt(target, revision);
    const proposal = { act: 'schedule', target, draftId, revision, at } as const;
    const request = { note, confirmedPriceMinor, actor: actor(), now };
    return { scheduled: (await doOrAsk(proposal, request)) !== null };
  },
  'POST /api/desk/plans/{product}/restore': async ({ params, body, operator, actor, now }) => {
    ofAllBrands(operator());
    const { target } = planOf(params);
    const { version, newest, note, confirmedPriceMinor } = body;
    const proposal = { act: 'restore', target, version, newest } as const;
    const request = { note, confirmedPriceMinor, actor: actor(), now };
    return { version: await doOrAsk(proposal, request) };
  },
});
