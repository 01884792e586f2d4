import type { RequestBodyOf } from '../../wire/endpoint.ts';
import type { Contracts } from '../contracts.ts';
import { RetryTimer } from '../../realtime/client/retry-timer.ts';
import { isTransient } from './call-error.ts';
import { call } from './call.ts';

type Report = RequestBodyOf<Contracts['POST /api/log/client']>;

/** Later reports of an outage are dropped: the first ones say what went wrong. */
const MAX_WAITING = 20;

const waiting: Report[] = [];
const retry = new RetryTimer();
let isSending = false;

async function send(): Promise<void> {
  const [report] = waiting;
  if (report === undefined || isSending) return;
  isSending = true;
  // Sent even while the page is being left, when most errors of a navigation occur.
  const failure = await call('POST /api/log/client', { body: report, keepalive: true }).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  isSending = false;
  if (failure !== null && isTransient(failure.error)) {
    retry.schedule(() => void send());
    return;
  }
  retry.stop();
  waiting.shift();
  await send();
}

/** Sends a report to the server's log of browsers, or once the server can be reached again. Never throws. */
export function reportLog(subject: string, logText: string): void {
  if (waiting.length >= MAX_WAITING) return;
  waiting.push({ subject, logText });
  void send();
}
