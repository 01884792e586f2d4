import { logAccess } from '../../audit/log-access.ts';
import { brands } from '../../brands/registry.ts';
import { worksFor } from '../../desk/brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';
import { fail } from '../../kernel/errors.ts';
import { noteBrand, type RequestContext } from '../../kernel/request-context.ts';
import { announceWork } from '../../realtime/desk/announce-work.ts';
import type { DeskEndpoint } from '../../wire/endpoint.ts';
import type { DeskPart, Shown } from '../handlers-for.ts';
import { isReading } from '../reading.ts';
import type { Arrived } from './host.ts';

export type AdmittedOperator = {
  /** Null for an endpoint that needs no login. */
  readonly operator: Operator | null;
  readonly purpose: string;
};

/** Whether a call may have changed what waits for operators; their own session does not. */
function changesWork({ method }: Request, { access, readOnly }: DeskEndpoint): boolean {
  return !isReading(method) && readOnly !== true && access !== 'operator';
}

/** The brand of a change, or all of its operator where the call did not find it out. */
function changedBrands(operator: Operator, { brandId }: RequestContext): readonly string[] {
  if (brandId !== undefined) return [brandId];
  return brands.map(({ id }) => id).filter((id) => worksFor(operator, id));
}

/**
 * Runs a handler of the desk. An operator's query is written to the access log, with what the handler says it
 * showed; actions write entries of their own.
 */
export async function runLogged(
  { request, endpoint, key, params, observed, now }: Arrived<DeskEndpoint>,
  { operator, purpose }: AdmittedOperator,
  handle: (part: DeskPart) => Promise<unknown>,
): Promise<unknown> {
  const operatorOrFail = (): Operator => operator ?? fail('unauthenticated');
  const actor = (): string => `operator:${operatorOrFail().operatorId}`;
  let access: Shown & { subject: string } = { subject: Object.values(params)[0] ?? 'desk' };
  observed.purpose = purpose;
  noteBrand(operator?.brandIds.length === 1 ? operator.brandIds[0] : undefined);
  try {
    const result = await handle({
      operator: operatorOrFail,
      actor,
      purpose,
      userAgent: request.headers.get('user-agent') ?? '',
      about: (shown) => {
        access = { ...access, ...shown };
        noteBrand(shown.brandId);
      },
    });
    if (operator && changesWork(request, endpoint)) {
      for (const brandId of changedBrands(operator, observed)) announceWork(brandId);
    }
    return result;
  } finally {
    // Logs the access before anything is returned, whatever the result of the query.
    if (operator && isReading(request.method) && endpoint.polled !== true) {
      const data = { requestId: observed.requestId, ...access.data };
      await logAccess({ ...access, actor: actor(), action: key, data, now });
    }
  }
}
