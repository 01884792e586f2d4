import { createHash, randomBytes } from 'node:crypto';
import { throughFaults } from '../faults/transport.ts';
import { json, problem } from '../http/answer.ts';
import { isRecord, parseJson } from '../http/body.ts';
import type { Handler } from '../http/router.ts';
import type { WalletContext } from './context.ts';

const VALID_MS = 5 * 60_000;
const SIGNATURE_BYTES = 2_000;

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** `POST /paymentservices/startSession`: a session for the merchant named in the client certificate only. */
export function startMerchantSession({ state, faults }: WalletContext): Handler {
  return (visit) => {
    const failure = (status: number) => problem(status, 'failed', 'The service is not available.');
    const call = { provider: 'applepay', operation: 'session', signal: visit.signal, failure };
    return throughFaults(faults, call, () => {
      const asked = parseJson(visit.body);
      const wanted = isRecord(asked) ? asked : {};
      const { merchantIdentifier, displayName, initiative, initiativeContext: domain } = wanted;
      const known = isName(merchantIdentifier) && merchantIdentifier === visit.peer;
      if (!known || !isName(displayName) || initiative !== 'web' || !isName(domain)) {
        return Promise.resolve(problem(417, 'merchant_unknown', 'Payment services refused.'));
      }
      const id = `SSH${randomBytes(24).toString('hex').toUpperCase()}`;
      const now = Date.now();
      state.sessions.set(id, { domain, expiresAt: now + VALID_MS, used: false });
      return Promise.resolve(
        json({
          epochTimestamp: now,
          expiresAt: now + VALID_MS,
          merchantSessionIdentifier: id,
          nonce: randomBytes(4).toString('hex'),
          merchantIdentifier: createHash('sha256').update(merchantIdentifier).digest('hex'),
          domainName: domain,
          displayName,
          signature: randomBytes(SIGNATURE_BYTES).toString('hex'),
          operationalAnalyticsIdentifier: `${displayName}:${id.slice(-8)}`,
          retries: 0,
        }),
      );
    });
  };
}

/** Whether a page of `domain` may open its sheet with the session; a session is valid for one sheet. */
export function useSession({ state }: WalletContext, session: unknown, domain: unknown): boolean {
  const id = isRecord(session) ? session['merchantSessionIdentifier'] : undefined;
  const found = typeof id === 'string' ? state.sessions.get(id) : undefined;
  if (!found || found.used || found.domain !== domain || found.expiresAt < Date.now()) return false;
  found.used = true;
  return true;
}
