import { brandById } from '#lib/brands/registry.ts';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { dispatch } from '#lib/http/dispatch.ts';
import { matchRoute, prepareRoutes } from '#lib/http/match-route.ts';
import { endpoints } from '#lib/http/registry.ts';
import { createMember, type CreatedMember } from '../../factories/member.ts';
import { undocumented } from '../../setup/documented-answer.ts';

export type CallerKind = 'visitor' | 'free' | 'verified' | 'disabled' | 'elsewhere';

export type Callers = Readonly<Record<Exclude<CallerKind, 'visitor'>, CreatedMember>>;

/** One member of each kind on dolcevita, and one of another brand. */
export async function createCallers(): Promise<Callers> {
  return {
    free: await createMember(),
    verified: await createMember({ cardVerified: true }),
    disabled: await createMember({ state: 'disabled' }),
    elsewhere: await createMember({ brandId: 'fuego' }),
  };
}

const routes = prepareRoutes(endpoints);
const HOST = `${brandById('dolcevita')?.hosts[0] ?? ''}:3000`;

export type Asked = {
  readonly key: string;
  readonly token?: string | undefined;
  readonly body?: string | undefined;
  readonly query?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
};

/**
 * Calls the API as a native client does: host, bearer, no browser headers unless given. Fails when the answer
 * differs from docs/openapi.json.
 */
export async function ask(
  asked: Asked,
): Promise<{ status: number; code: string | undefined; text: string; bytes: Buffer }> {
  const [method = 'GET', path = ''] = asked.key.split(' ');
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asked.params?.[name] ?? 'nobody-at-all'),
  );
  const url = asked.query === undefined ? named : `${named}?${asked.query}`;
  const body = asked.body;
  const request = new Request(`http://${HOST}${url}`, {
    method,
    headers: {
      host: HOST,
      ...(body === undefined ? {} : { 'content-type': asked.contentType ?? 'application/json' }),
      ...(asked.token === undefined ? {} : { authorization: `Bearer ${asked.token}` }),
      ...asked.headers,
    },
    ...(body === undefined || method === 'GET' ? {} : { body }),
  });
  const resolved = resolveRequest(HOST, url);
  const response = await dispatch({ request, resolved, address: '127.0.0.9' });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString('utf8');
  const type = response.headers.get('content-type') ?? '';
  // A path that is refused as malformed belongs to no endpoint.
  const found = resolved.kind === 'brand' ? matchRoute(routes, method, resolved.path) : undefined;
  const fault = found && undocumented(found.key, { status: response.status, type, text });
  if (fault !== undefined) throw new Error(fault);
  const parsed =
    type.includes('json') && response.status >= 400 ? (JSON.parse(text) as { code?: string }) : {};
  return { status: response.status, code: parsed.code, text, bytes };
}
