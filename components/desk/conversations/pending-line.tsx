'use client';

import { Button } from '#components/ui/button.tsx';
import type { Pending } from './pending-storage.ts';
import type { ConversationStore } from './conversation-store.ts';

/** A message that the server has not acknowledged: being sent, or the reason why not. */
export function PendingLine({ pending, store }: { pending: Pending; store: ConversationStore }) {
  const { idClient, text, errorMessage } = pending;
  return (
    <li className="grid justify-items-end gap-0.5">
      <div className="max-w-[min(36rem,85%)] rounded-card border border-dashed border-line-strong px-3 py-2 text-sm break-words whitespace-pre-wrap">
        {text}
      </div>
      {errorMessage === null ? (
        <p className="text-xs text-ink-soft">Sending…</p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-xs">
          <span className="font-medium text-danger">{errorMessage}</span>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              store.retry(idClient);
            }}
          >
            Retry
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              store.discard(idClient);
            }}
          >
            Discard
          </Button>
        </div>
      )}
    </li>
  );
}
