export interface CookieDecision {
  readonly measuring: boolean;
  readonly marketing: boolean;
  readonly askAgainAt: string;
}

/** The reference text's own key: 'true' once the visitor has chosen, so that its client asks no second time. */
const CHOSEN = 'cookiePolicy';
const DECISION = 'cookieDecision';
const CHANGED = 'cookie-decision';

/** The choice of this browser that is still valid; undefined when it has to be asked for, again after six months. */
export function readDecision(now: number): CookieDecision | undefined {
  try {
    if (window.localStorage.getItem(CHOSEN) !== 'true') return undefined;
    const stored = JSON.parse(
      window.localStorage.getItem(DECISION) ?? 'null',
    ) as CookieDecision | null;
    if (stored === null || !(Date.parse(stored.askAgainAt) > now)) return undefined;
    return stored;
  } catch {
    return undefined;
  }
}

export function storeDecision(decision: CookieDecision): void {
  try {
    window.localStorage.setItem(CHOSEN, 'true');
    window.localStorage.setItem(DECISION, JSON.stringify(decision));
  } catch {
    // Without storage the banner is shown again on the next page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls the listener when the choice changes, in this tab or in another one of this browser. */
export function onDecision(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent): void => {
    // Null: all of the storage was cleared.
    if (key === null || key === DECISION) listener();
  };
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', elsewhere);
  };
}
