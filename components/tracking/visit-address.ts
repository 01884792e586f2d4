import { readDecision } from '#components/legal/cookie-memory.ts';
import { keep, readKept } from '#components/ui/browser-memory.ts';
import { call } from '#lib/http/client/call.ts';

/**
 * On brands with affiliates, of who allows marketing: how the server sees this browser, kept under the texts'
 * keys until that is taken back. Asked once.
 */
export async function followAddressChoice(): Promise<void> {
  const allowed = readDecision(Date.now())?.marketing === true;
  if (!allowed) {
    keep('ip', null);
    keep('ua', null);
    return;
  }
  if (readKept('ip') !== null) return;
  const seen = await call('GET /api/tracker/getIp').catch(() => null);
  if (seen === null || readDecision(Date.now())?.marketing !== true) return;
  keep('ip', seen.ip);
  keep('ua', seen.ua);
}
