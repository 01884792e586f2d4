import type { PushMessage } from '../push/write-push.ts';
import { pushTo } from '../push/send-push.ts';

type Push = {
  readonly memberId: string;
  readonly targets: readonly (string | null)[];
  readonly message: PushMessage;
};

/** Pushes to all devices; resolves to after how many milliseconds to try again, null where that is of no use. */
export async function pushCall(
  { memberId, targets, message }: Push,
  now: Date,
): Promise<number | null> {
  const deliveries = await Promise.all(
    targets.map((targetId) => pushTo({ targetId, memberId }, message, now)),
  );
  const delays = deliveries.flatMap((one) => (typeof one === 'object' ? [one.again] : []));
  return delays.length === 0 ? null : Math.max(...delays);
}
