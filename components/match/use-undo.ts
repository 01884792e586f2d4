'use client';

import { useTranslations } from 'next-intl';
import { useState, type RefObject } from 'react';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import type { SwipeChoice } from '#lib/db/generated/enums.ts';
import { call } from '#lib/http/client/call.ts';
import type { StackCard } from './stack-state.ts';

interface Undo {
  /** The newest choice; it must have reached the server before it can be undone. */
  newest: RefObject<Promise<unknown>>;
  onUndone: (card: StackCard, choice: SwipeChoice) => void;
  onSaid: (text: string) => void;
}

/** Undoes the newest choice, one at a time. */
export function useUndo({ newest, onUndone, onSaid }: Undo) {
  const t = useTranslations('match.said');
  const { trackerId } = useRealtime();
  const { setCredits } = useMemberState();
  const showError = useErrorToast();
  const [undoing, setUndoing] = useState(false);

  const undoLast = async (): Promise<void> => {
    await newest.current;
    const undone = await call('POST /api/users/undoSwipe', { body: { trackerId } });
    setCredits(undone.remainingCredits);
    if (undone.profile === null) onSaid(t('undoneUnseen'));
    else {
      const card = { profile: undone.profile, around: null, leaving: null, cameFrom: null };
      onUndone(card, undone.type);
    }
  };
  const undo = (): void => {
    if (undoing) return;
    setUndoing(true);
    undoLast()
      .catch(showError)
      .finally(() => {
        setUndoing(false);
      });
  };
  return { undo, undoing };
}
