import { brandById } from '../../../brands/registry.ts';
import { db } from '../../../db/client.ts';
import { doOrAsk } from '../../../desk/approvals/do-or-ask.ts';
import { requireBrand } from '../../../desk/brand-scope.ts';
import { brandsContract } from '../../../desk/brands/contract.ts';
import { findSettingsFaults } from '../../../desk/brands/settings-content.ts';
import { requireSchedulable } from '../../../desk/schedule/schedule-publication.ts';
import type { Operator } from '../../../identity/operator.ts';
import { fail } from '../../../kernel/errors.ts';
import { handlersFor } from '../../handlers-for.ts';

type Asked = {
  readonly params: Readonly<Record<string, string>>;
  readonly operator: () => Operator;
};

function brandOf({ params, operator }: Asked): string {
  const { id } = brandById(params['brand'] ?? '') ?? fail('not_found');
  requireBrand(operator(), id);
  return id;
}

export const brandsHandlers = handlersFor(brandsContract, {
  'POST /api/desk/brands/{brand}/check': async ({ body, ...call }) => {
    const { faults } = await findSettingsFaults(db(), brandOf(call), body.content);
    return { faults: [...faults] };
  },
  'POST /api/desk/brands/{brand}/settings': async ({ body, actor, now, ...call }) => {
    const { content, version, note } = body;
    const brandId = brandOf(call);
    const proposal = { act: 'settings', brandId, content, version } as const;
    return { version: await doOrAsk(proposal, { note, actor: actor(), now }) };
  },
  'POST /api/desk/brands/{brand}/schedule': async ({ body, actor, now, ...call }) => {
    const { content, version, note, at } = body;
    const brandId = brandOf(call);
    requireSchedulable(new Date(at), now);
    const proposal = { act: 'schedule_settings', brandId, content, version, at } as const;
    return { scheduled: (await doOrAsk(proposal, { note, actor: actor(), now })) !== null };
  },
  'POST /api/desk/brands/{brand}/restore': async ({ body, actor, now, ...call }) => {
    const { version, newest, note } = body;
    const proposal = { act: 'restore_settings', brandId: brandOf(call), version, newest } as const;
    return { version: await doOrAsk(proposal, { note, actor: actor(), now }) };
  },
});
