import { readDecision } from '#components/legal/cookie-memory.ts';
import { writeStored, readStored } from '#components/ui/browser-memory.ts';
import { call } from '#lib/http/client/call.ts';

/**
 * On brands with affiliates, if the visitor allows marketing: stores the IP address and user agent that the
 * server sees, under the reference text's keys, until that is withdrawn. Fetched once.
 */
export async function followAddressChoice(): Promise<void> {
  const allowed = readDecision(Date.now())?.marketing === true;
  if (!allowed) {
    writeStored('ip', null);
    writeStored('ua', null);
    return;
  }
  if (readStored('ip') !== null) return;
  const seen = await call('GET /api/tracker/getIp').catch(() => null);
  if (seen === null || readDecision(Date.now())?.marketing !== true) return;
  writeStored('ip', seen.ip);
  writeStored('ua', seen.ua);
}
