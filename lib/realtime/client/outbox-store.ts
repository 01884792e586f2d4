import type { Send } from './outbox.ts';

/** Where unsent words outlive their page. */
export type OutboxStore = {
  /** What was left unsent, in its order. */
  readonly load: () => readonly Send[];
  /** Keeps these instead of those before; says which of them are kept. */
  readonly save: (sends: readonly Send[]) => ReadonlySet<string>;
};

const KEY = 'outbox';
const MOST = 50;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isSend(value: unknown): value is Send {
  if (!isObject(value)) return false;
  const { key, event, payload, writtenAt } = value;
  if (typeof key !== 'string' || typeof writtenAt !== 'number' || !isObject(payload)) return false;
  return event === 'chat' || event === 'like' || event === 'match';
}

/**
 * The tab's own memory of unsent words of one member: another one who is here later drops them. A copied
 * tab copies them too, and the server stores each id once.
 */
export function tabOutbox(trackerId: string, storage: () => Storage): OutboxStore {
  const load = (): readonly Send[] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
      if (!isObject(stored) || stored['trackerId'] !== trackerId) return [];
      return Array.isArray(stored['sends']) ? stored['sends'].filter(isSend) : [];
    } catch {
      return [];
    }
  };
  const save = (sends: readonly Send[]): ReadonlySet<string> => {
    const stored = sends.slice(0, MOST);
    try {
      if (stored.length === 0) storage().removeItem(KEY);
      else storage().setItem(KEY, JSON.stringify({ trackerId, sends: stored }));
      return new Set(stored.map(({ key }) => key));
    } catch {
      // Without storage the words live as long as their page.
      return new Set();
    }
  };
  return { load, save };
}

/** Drops what is unsent, as somebody leaves on purpose. */
export function forgetOutbox(storage: () => Storage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // What cannot be stored is not there.
  }
}
