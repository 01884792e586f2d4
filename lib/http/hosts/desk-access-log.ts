import { logAccess } from '../../audit/log-access.ts';
import type { Operator } from '../../identity/operator.ts';
import { fail } from '../../kernel/errors.ts';
import { noteBrand } from '../../kernel/request-context.ts';
import type { DeskEndpoint } from '../../wire/endpoint.ts';
import type { DeskPart, Shown } from '../handlers-for.ts';
import { isReading } from '../reading.ts';
import type { Arrived } from './host.ts';

export type AdmittedOperator = {
  /** Null for an endpoint that needs no login. */
  readonly operator: Operator | null;
  readonly purpose: string;
};

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
    return await handle({
      operator: operatorOrFail,
      actor,
      purpose,
      userAgent: request.headers.get('user-agent') ?? '',
      about: (shown) => {
        access = { ...access, ...shown };
        noteBrand(shown.brandId);
      },
    });
  } finally {
    // Logs the access before anything is returned, whatever the result of the query.
    if (operator && isReading(request.method) && endpoint.polled !== true) {
      const data = { requestId: observed.requestId, ...access.data };
      await logAccess({ ...access, actor: actor(), action: key, data, now });
    }
  }
}
