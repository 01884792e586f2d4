import { normaliseEmail } from '../accounts/email.ts';
import type { Viewer } from '../accounts/viewer.ts';
import { networkOf } from '../security/address.ts';
import { spend } from '../security/rate-limit.ts';
import type { Endpoint, Limit } from '../wire/endpoint.ts';

/** Every call has a budget by address, so that no endpoint is left without one. */
const FLOOR: Limit = { by: 'address', points: 1_200, seconds: 60 };

export type Caller = {
  readonly address: string;
  readonly viewer: Viewer;
  readonly brandId: string;
};

function keyOf(limit: Limit, caller: Caller, body: unknown): string {
  if (limit.by === 'member' && caller.viewer.kind === 'member') return caller.viewer.memberId;
  if (limit.by === 'email' && typeof body === 'object' && body !== null && 'email' in body) {
    // As the account is looked up, or other spellings of one address would each have a budget.
    const email = normaliseEmail(String(body.email));
    if (email !== '') return `${caller.brandId}:${email}`;
  }
  return networkOf(caller.address);
}

/** Members are counted by account, visitors by address: an office behind one address is not locked out. */
export async function enforceFloor(caller: Caller): Promise<void> {
  const floor: Limit = caller.viewer.kind === 'member' ? { ...FLOOR, by: 'member' } : FLOOR;
  await spend({ name: `${floor.by}:all`, ...floor }, keyOf(floor, caller, undefined));
}

export async function enforceLimits(
  key: string,
  endpoint: Pick<Endpoint, 'limits'>,
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
