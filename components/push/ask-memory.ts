import { PUSH_ASK_AGAIN_MS } from '#lib/notifications/limits.ts';

/** Storage key: when push was last proposed in this browser, or that it must never be again. */
const ASKED = 'pushAsked';
const NEVER = 'never';

/** Whether push may be proposed, given the stored time of the last proposal. Pure. */
export function isAskDue(asked: string | null, now: number): boolean {
  if (asked === null) return true;
  const at = Number(asked);
  // A clock that was set back must not prolong the pause.
  return asked !== NEVER && (now - at >= PUSH_ASK_AGAIN_MS || at > now);
}

/** Whether this browser can be asked, and the pause since the last proposal is over. */
export function mayAsk(): boolean {
  try {
    return (
      'PushManager' in window &&
      'serviceWorker' in navigator &&
      Notification.permission === 'default' &&
      isAskDue(window.localStorage.getItem(ASKED), Date.now())
    );
  } catch {
    // A browser without storage could be asked again and again.
    return false;
  }
}

/** A refusal is final, also when the time of its proposal is stored after it. */
export function rememberAsk(answer: 'shown' | 'no'): void {
  if (window.localStorage.getItem(ASKED) === NEVER) return;
  window.localStorage.setItem(ASKED, answer === 'no' ? NEVER : String(Date.now()));
}
