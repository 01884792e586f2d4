/** An unsent message; `errorMessage` is the reason if it cannot be sent. */
export type Pending = {
  readonly idClient: string;
  readonly text: string;
  readonly errorMessage: string | null;
  /** The cause is the connection, not a rule: it is sent automatically once the connection is back. */
  readonly queued: boolean;
};

const keyOf = (conversationId: string): string => `desk-unsent:${conversationId}`;

function isStored(value: unknown): value is Pick<Pending, 'idClient' | 'text'> {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'idClient' in value &&
    'text' in value &&
    typeof value.idClient === 'string' &&
    typeof value.text === 'string'
  );
}

/**
 * Messages of a conversation that this tab had not sent when its page was closed; the server recognises each
 * by its `idClient`.
 */
export function loadPending(conversationId: string): readonly Pending[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(conversationId)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(isStored)
      .map(({ idClient, text }) => ({ idClient, text, errorMessage: null, queued: false }));
  } catch {
    return [];
  }
}

export function storePending(conversationId: string, pending: readonly Pending[]): void {
  try {
    if (pending.length === 0) sessionStorage.removeItem(keyOf(conversationId));
    else sessionStorage.setItem(keyOf(conversationId), JSON.stringify(pending));
  } catch {
    // Without storage the texts last as long as their page.
  }
}
