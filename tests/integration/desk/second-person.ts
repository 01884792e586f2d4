import { settingsCache } from '#lib/brands/settings.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { setLimits } from '#lib/staff/set-limits.ts';
import type { createOperator } from '#tests/factories/operator.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { askDesk } from './ask-desk.ts';

export type Person = Awaited<ReturnType<typeof createOperator>>;
export type Approval = {
  id: string;
  kind: string;
  mine: boolean;
  experiment: boolean;
  changes: { path: string[]; before?: unknown; after?: unknown }[];
  requestedBy: string;
};

export const brandId = 'dolcevita';
export const note = 'Asked for by the owner';

/** Sets the limits of the brand, such as that it asks for a second person. */
export async function setRules(limits: object): Promise<void> {
  const brand = brandOf(brandId);
  const json = JSON.stringify(limits);
  await setLimits({ brand, json, actor: 'command-line:test', now: clock.now() });
  settingsCache.clear();
}

export async function approvalsOf({ token }: Person): Promise<Approval[]> {
  const { answer } = await askDesk('GET /api/desk/approvals', { token });
  return answer['approvals'] as Approval[];
}

export async function onlyApproval(who: Person): Promise<Approval> {
  const [one, ...others] = await approvalsOf(who);
  if (!one || others.length > 0) throw new Error('not one request');
  return one;
}

export const decide = (
  how: 'approve' | 'decline',
  id: string,
  { token }: Person,
  body: object = {},
) => askDesk(`POST /api/desk/approvals/{id}/${how}`, { token, params: { id }, body });

export async function stateOf(id: string): Promise<string> {
  return (await db().approval.findUniqueOrThrow({ where: { id } })).state;
}
