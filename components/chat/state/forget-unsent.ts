import { forgetOutbox } from '#lib/realtime/client/outbox-store.ts';
import { forgetDrafts } from './drafts.ts';

/** Removes from the tab, at logout, what the member wrote and did not send: pending messages and drafts. */
export function forgetUnsent(): void {
  forgetOutbox(() => window.sessionStorage);
  forgetDrafts();
}
