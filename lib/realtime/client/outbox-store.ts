import type { DurableEvent } from './client-events.ts';

/** A durable event that the server has not acknowledged yet. */
export type Send = {
  /** Client id by which the server recognises a repeated send. */
  readonly key: string;
  readonly event: DurableEvent;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly writtenAt: number;
};

/** Stores unsent messages beyond the life of their page. */
export type OutboxStore = {
  /** Messages left unsent, in order. */
  readonly load: () => readonly Send[];
  /** Replaces the stored messages; returns the keys of those that were stored. */
  readonly save: (sends: readonly Send[]) => ReadonlySet<string>;
};

const KEY = 'outbox';
const MAX_SENDS = 50;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isSend(value: unknown): value is Send {
  if (!isObject(value)) return false;
  const { key, event, payload, writtenAt } = value;
  if (typeof key !== 'string' || typeof writtenAt !== 'number' || !isObject(payload)) return false;
  return event === 'chat' || event === 'like' || event === 'match';
}

/**
 * The tab's own storage for unsent messages of one member: another member logged in later drops them. A
 * duplicated tab copies them too, and the server stores each id once.
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
    const stored = sends.slice(0, MAX_SENDS);
    try {
      if (stored.length === 0) storage().removeItem(KEY);
      else storage().setItem(KEY, JSON.stringify({ trackerId, sends: stored }));
      return new Set(stored.map(({ key }) => key));
    } catch {
      // Without storage the messages are lost with their page.
      return new Set();
    }
  };
  return { load, save };
}

/** Drops the unsent messages when the member logs out. */
export function forgetOutbox(storage: () => Storage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
