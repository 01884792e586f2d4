'use client';

import type { LocalMessage } from '#components/chat/state/message-state.ts';
import { Button } from '#components/ui/button.tsx';
import { failureText, type ConversationStore } from './conversation-store.ts';

/** A message that the server has not acknowledged: being sent, or the reason why not. */
export function PendingLine({
  pending,
  store,
}: {
  pending: LocalMessage;
  store: ConversationStore;
}) {
  return (
    <li className="grid justify-items-end gap-0.5">
      <div className="max-w-[min(36rem,85%)] rounded-card border border-dashed border-line-strong px-3 py-2 text-sm break-words whitespace-pre-wrap">
        {pending.msg}
      </div>
      {pending.failed === undefined ? (
        <p className="text-xs text-ink-soft">Sending…</p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-xs">
          <span className="font-medium text-danger">{failureText(pending.failed)}</span>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              store.retry(pending);
            }}
          >
            Retry
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              store.discard(pending);
            }}
          >
            Discard
          </Button>
        </div>
      )}
    </li>
  );
}
