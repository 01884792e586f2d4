import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { db } from '#lib/db/client.ts';
import type { Operator } from '#lib/identity/operator.ts';
import { mayDo, type Duty } from '#lib/identity/roles.ts';
import { findOperator } from '#lib/desk/session/find-operator.ts';
import { dutyPurpose } from '#lib/desk/duty-purpose.ts';
import { credentialsOf } from '#lib/http/credentials.ts';
import { PAGE_PATH } from '#lib/http/page-path.ts';
import { clock } from '#lib/kernel/clock.ts';
import { audit } from '#lib/audit/audit.ts';

const asking = cache(async (): Promise<Operator | null> => {
  const { token } = await credentialsOf('desk', (await headers()).get('cookie'));
  return token === undefined ? null : findOperator(token, clock.now());
});

/** The operator who requests a desk page; without a session it redirects to the login. */
export async function pageOperator(): Promise<Operator> {
  return (await asking()) ?? redirect('/login');
}

/**
 * The same for a page that requires a duty, or one of several; null without it. Both opening and refused
 * attempts are written to the audit log.
 */
export async function operatorWith(duty: Duty | readonly Duty[]): Promise<Operator | null> {
  const operator = await pageOperator();
  const open = mayDo(operator.role, duty);
  await audit(db(), {
    actor: `operator:${operator.operatorId}`,
    action: open ? 'open_page' : 'try_page',
    subject: (await headers()).get(PAGE_PATH) ?? [duty].flat().join(),
    purpose: open ? dutyPurpose(duty) : undefined,
    brandId: operator.brandIds.length === 1 ? operator.brandIds[0] : undefined,
    now: clock.now(),
  });
  return open ? operator : null;
}
