/** Words on their way; `trouble` says why they do not go out. */
export type Pending = {
  readonly idClient: string;
  readonly text: string;
  readonly trouble: string | null;
  /** It was the line, and no rule: it goes out by itself once the line is back. */
  readonly waits: boolean;
};

const keyOf = (talkId: string): string => `desk-unsent:${talkId}`;

function isKept(value: unknown): value is Pick<Pending, 'idClient' | 'text'> {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'idClient' in value &&
    'text' in value &&
    typeof value.idClient === 'string' &&
    typeof value.text === 'string'
  );
}

/** What this tab had not sent of a talk when its page went; the server knows each by its name. */
export function keptPending(talkId: string): readonly Pending[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(talkId)) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter(isKept)
      .map(({ idClient, text }) => ({ idClient, text, trouble: null, waits: false }));
  } catch {
    return [];
  }
}

export function keepPending(talkId: string, pending: readonly Pending[]): void {
  try {
    if (pending.length === 0) sessionStorage.removeItem(keyOf(talkId));
    else sessionStorage.setItem(keyOf(talkId), JSON.stringify(pending));
  } catch {
    // Without storage the words live as long as their page.
  }
}
