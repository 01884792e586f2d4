import { readDecision } from '#components/legal/cookie-memory.ts';

const KEY = 'fingerprint';
/** A signup waits no longer than this for the fingerprint and then goes on without it. */
const PATIENCE_MS = 1_500;

async function measure(): Promise<string> {
  const { default: library } = await import('@fingerprintjs/fingerprintjs');
  // Its own statistics call is switched off: nothing of this goes to a third party.
  const agent = await library.load({ monitoring: false });
  return (await agent.get()).visitorId;
}

/**
 * An identifier of this browser, only if the visitor has allowed measuring; empty otherwise. The library is
 * not loaded before that.
 */
export async function fingerprint(): Promise<string> {
  if (readDecision(Date.now())?.measuring !== true) return '';
  const known = window.localStorage.getItem(KEY);
  if (known !== null) return known;
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, '');
  });
  const found = await Promise.race([measure().catch(() => ''), late]);
  if (found !== '') window.localStorage.setItem(KEY, found);
  return found;
}
