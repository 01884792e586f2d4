import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 250;

/**
 * Asks a call of a member again and again until `stop`, which resolves to { waitedS, faults }: for how long it was
 * refused, from the last answer before to the first one after, and what was answered but "please wait".
 */
export function startAsking(site, { token, trackerId }) {
  const faults = [];
  let served = performance.now();
  let waitedMs = 0;
  let refused = false;
  let stopped = false;
  const ask = async () => {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const {
      status,
      headers: got,
      bytes,
    } = await site.page(`/api/get/all/${trackerId}`, { headers });
    if (status === 200) return true;
    const { code } = JSON.parse(bytes.toString());
    if (code !== 'unavailable' || !(Number(got['retry-after']) > 0))
      faults.push(`${status} ${code}`);
    return false;
  };
  const asking = (async () => {
    while (!stopped) {
      const answered = await ask().catch((error) => {
        faults.push(error.message);
        return false;
      });
      if (answered && refused) waitedMs = Math.max(waitedMs, performance.now() - served);
      if (answered) served = performance.now();
      refused = !answered;
      await sleep(PAUSE_MS);
    }
    if (refused) faults.push('not served at the end');
  })();
  return {
    stop: async () => {
      stopped = true;
      await asking;
      return { waitedS: waitedMs / 1_000, faults };
    },
  };
}
