'use client';

import { useState } from 'react';
import { useRealtime, useSocketEvent } from '#components/notifications/use-realtime.ts';
import { loadThread } from './chat-calls.ts';
import type { ComposerState, ThreadAnswer } from './types.ts';

/** What may be written: as the server rendered it, asked anew when the conversation closes or opens again. */
export function useComposerState({ peer, composer }: ThreadAnswer): ComposerState {
  const { trackerId } = useRealtime();
  const [state, setState] = useState(composer);
  useSocketEvent('conversation', ({ angelId }) => {
    if (angelId !== peer.angelId) return;
    loadThread(trackerId, angelId, {}).then(
      (answer) => {
        setState(answer.composer);
      },
      () => {
        setState('gone');
      },
    );
  });
  return state;
}
