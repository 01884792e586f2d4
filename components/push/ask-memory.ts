/** When push was last proposed in this browser, or that it never is to be again. */
const ASKED = 'pushAsked';
const NEVER = 'never';
const PAUSE_MS = 14 * 86_400_000;

/** Whether push may be proposed after what the browser remembers of the last time. Pure. */
export function isAskDue(asked: string | null, now: number): boolean {
  if (asked === null) return true;
  const at = Number(asked);
  // A clock that was set back is no reason to wait for longer.
  return asked !== NEVER && (now - at >= PAUSE_MS || at > now);
}

/** Whether this browser lets itself be asked, and was left in peace long enough. */
export function mayAsk(): boolean {
  try {
    return (
      'PushManager' in window &&
      'serviceWorker' in navigator &&
      Notification.permission === 'default' &&
      isAskDue(window.localStorage.getItem(ASKED), Date.now())
    );
  } catch {
    // A browser that stores nothing could be asked again and again.
    return false;
  }
}

export function rememberAsk(answer: 'shown' | 'no'): void {
  window.localStorage.setItem(ASKED, answer === 'no' ? NEVER : String(Date.now()));
}
