import { normaliseEmail } from '../identity/email.ts';
import type { Viewer } from '../identity/viewer.ts';
import { networkOf } from '../security/address.ts';
import { spend } from '../security/rate-limit.ts';
import type { AnyEndpoint, Limit } from '../wire/endpoint.ts';

/** Every call counts against this budget, so that no endpoint is without a limit. */
const FLOOR: Limit = { by: 'address', points: 1_200, seconds: 60 };

export type Caller = {
  readonly address: string;
  readonly viewer: Viewer;
  readonly brandId: string;
};

function keyOf(limit: Limit, caller: Caller, body: unknown): string {
  if (limit.by === 'member' && caller.viewer.kind === 'member') return caller.viewer.memberId;
  if (limit.by === 'email' && typeof body === 'object' && body !== null && 'email' in body) {
    // Normalised as for the account lookup, or each spelling of one address would have its own budget.
    const email = normaliseEmail(String(body.email));
    if (email !== '') return `${caller.brandId}:${email}`;
  }
  return networkOf(caller.address);
}

/** Members are counted by account, visitors by address, so that an office behind one address is not locked out. */
export async function enforceFloor(caller: Caller): Promise<void> {
  const floor: Limit = caller.viewer.kind === 'member' ? { ...FLOOR, by: 'member' } : FLOOR;
  await spend({ name: `${floor.by}:all`, ...floor }, keyOf(floor, caller, undefined));
}

export async function enforceLimits(
  key: string,
  endpoint: Pick<AnyEndpoint, 'limits'>,
  caller: Caller,
  body: unknown,
): Promise<void> {
  for (const limit of endpoint.limits ?? []) {
    await spend(
      { name: `${key}:${limit.by}`, points: limit.points, seconds: limit.seconds },
      keyOf(limit, caller, body),
      limit.error,
    );
  }
}
