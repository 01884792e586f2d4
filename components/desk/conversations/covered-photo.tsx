'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { CONVERSATION_PURPOSE } from './conversation-store.ts';

async function fetchPhoto(conversationId: string, seq: number): Promise<string | null> {
  const path = `/api/desk/conversations/${encodeURIComponent(conversationId)}/photos/${String(seq)}`;
  const headers = { 'x-purpose': encodeURIComponent(CONVERSATION_PURPOSE) };
  const response = await fetch(path, { headers }).catch(() => null);
  return response?.ok === true ? URL.createObjectURL(await response.blob()) : null;
}

/** A photo that is hidden until the operator asks for it; viewing it is logged. */
export function CoveredPhoto({ conversationId, seq }: { conversationId: string; seq: number }) {
  const [shown, setShown] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(
    () => () => {
      if (shown !== null) URL.revokeObjectURL(shown);
    },
    [shown],
  );
  if (shown !== null) {
    return (
      <img src={shown} alt="Photo in this message" className="mb-1 max-h-80 rounded-control" />
    );
  }
  const uncover = async () => {
    const address = await fetchPhoto(conversationId, seq);
    setShown(address);
    setHasFailed(address === null);
  };
  return (
    <span className="mb-1 grid h-28 w-44 place-content-center justify-items-center gap-2 rounded-control bg-sunken text-xs text-ink-soft">
      {hasFailed ? 'Could not load' : 'Hidden photo'}
      <Button size="sm" variant="secondary" onClick={() => void uncover()}>
        Show photo
      </Button>
    </span>
  );
}
