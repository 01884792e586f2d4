import { logAccess } from '../../audit/log-access.ts';
import { SECOND_FACTOR_RECENT_MS } from '../../desk/limits.ts';
import { findOperator, liveSession } from '../../desk/session/find-operator.ts';
import { dutyPurpose } from '../../desk/duty-purpose.ts';
import type { Operator } from '../../identity/operator.ts';
import { mayDo } from '../../identity/roles.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { singleton } from '../../kernel/singleton.ts';
import { purposeIn } from '../../staff/purpose.ts';
import type { DeskEndpoint } from '../../wire/endpoint.ts';
import { deskEndpoints } from '../desk/registry.ts';
import type { DeskPart } from '../handlers-for.ts';
import { prepareRoutes } from '../match-route.ts';
import { parsePlain } from '../parse-input.ts';
import { plainReply } from '../reply.ts';
import { runLogged, type AdmittedOperator } from './desk-access-log.ts';
import type { Arrived, Host } from './host.ts';

/** The purpose that a desk page asks the operator for before it shows a member's data. */
function statedPurpose(request: Request): string | undefined {
  const given = request.headers.get('x-purpose');
  if (given === null) return undefined;
  try {
    return purposeIn(decodeURIComponent(given));
  } catch {
    return undefined;
  }
}

function ownPurpose(access: DeskEndpoint['access']): string {
  if (access === 'public' || access === 'password') return 'Login';
  return access === 'operator' ? 'Session' : dutyPurpose(access);
}

async function hasSession(token: string | undefined, now: Date): Promise<boolean> {
  return token !== undefined && (await liveSession(token, now)) !== null;
}

/** Refuses, and logs, what needs a recent second factor when the last one is too long ago. */
async function requireRecentSecondFactor(
  { key, now, params }: Arrived<DeskEndpoint>,
  { operatorId, secondFactorAt }: Operator,
  purpose: string,
): Promise<void> {
  if (secondFactorAt > after(now, -SECOND_FACTOR_RECENT_MS)) return;
  await logAccess({
    actor: `operator:${operatorId}`,
    action: 'need_second_factor',
    subject: Object.values(params)[0] ?? 'desk',
    data: { call: key },
    purpose,
    now,
  });
  fail('second_factor_needed');
}

async function admit(arrived: Arrived<DeskEndpoint>): Promise<AdmittedOperator> {
  const { request, endpoint, token, now } = arrived;
  const { access, personal, recentSecondFactor } = endpoint;
  const operator = token === undefined ? null : await findOperator(token, now);
  if (access === 'password') {
    if (!(await hasSession(token, now))) fail('unauthenticated');
  } else if (access !== 'public') {
    if (!operator) return fail('unauthenticated');
    if (access !== 'operator' && !mayDo(operator.role, access)) fail('forbidden');
  }
  const stated = statedPurpose(request);
  if (personal === true && stated === undefined) fail('purpose_missing');
  const purpose = stated ?? ownPurpose(access);
  if (operator && recentSecondFactor === true) {
    await requireRecentSecondFactor(arrived, operator, purpose);
  }
  return { operator, purpose };
}

/** The desk's host: operators, by cookie alone, with English names, each access logged with its purpose. */
export const deskHost: Host<DeskEndpoint, AdmittedOperator, DeskPart> = {
  kind: 'desk',
  routes: () => singleton('desk-routes', () => prepareRoutes(deskEndpoints)),
  answersAllow: false,
  contextOf: () => 'desk',
  check: (_, params) => {
    // PostgreSQL cannot store U+0000, and the access log stores the requested parameters.
    if (Object.values(params).some((value) => value.includes('\0'))) fail('not_found');
  },
  callerOf: ({ address }) =>
    Promise.resolve({ address, viewer: { kind: 'visitor' }, brandId: 'desk' }),
  admit,
  parse: parsePlain,
  run: runLogged,
  reply: plainReply,
};
