import type { Operator } from '#lib/identity/operator.ts';
import type { DeskCall } from '#lib/http/handlers-for.ts';
import { deskEndpoints } from '#lib/http/desk/registry.ts';

export const ADMIN: Operator = {
  operatorId: '01900000-0000-7000-8000-000000000000',
  email: 'bench@desk.test',
  sessionId: '01900000-0000-7000-8000-000000000001',
  name: 'Bench',
  role: 'admin',
  brandIds: [],
  secondFactorAt: new Date(0),
};

export type StringRecord = Readonly<Record<string, string>>;
export type Asked = { readonly query?: StringRecord; readonly params?: StringRecord };

/** Runs the handler of a desk call as the dispatcher does for an admin after authentication. */
export function answer(
  key: string,
  { query = {}, params = {} }: Asked,
  now: Date,
): Promise<unknown> {
  const bound = deskEndpoints.get(key);
  if (!bound) throw new Error(`the desk has no ${key}`);
  const call: Partial<DeskCall> = {
    params,
    now,
    purpose: 'A bench',
    requestId: 'bench',
    userAgent: '',
    address: '127.0.0.1',
    query: bound.endpoint.query?.parse(query),
    operator: () => ADMIN,
    actor: () => `operator:${ADMIN.operatorId}`,
    about: () => undefined,
  };
  return bound.handle(call as never);
}
