import { readStored, removeStored, writeStored } from '#components/ui/browser-memory.ts';

const PREFIX = 'draft.';
const listeners = new Set<() => void>();
const drafts = new Map<string, string>();

/** The key of a member's draft for a peer: another member who logs in on the same tab does not see it. */
export function draftKey(trackerId: string, angelId: string): string {
  return `${PREFIX}${trackerId}.${angelId}`;
}

export function readDraft(key: string): string {
  const draft = drafts.get(key) ?? readStored(key, 'session') ?? '';
  drafts.set(key, draft);
  return draft;
}

/** Replaces a draft; without storage it lasts as long as the page. */
export function writeDraft(key: string, text: string): void {
  drafts.set(key, text);
  writeStored(key, text === '' ? null : text, 'session');
  for (const listener of listeners) listener();
}

/** Removes all drafts from the tab when the member logs out. */
export function forgetDrafts(): void {
  drafts.clear();
  removeStored(PREFIX, 'session');
  for (const listener of listeners) listener();
}

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
