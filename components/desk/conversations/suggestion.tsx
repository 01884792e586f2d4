'use client';

import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { deskCall } from '../desk-call.ts';
import { conversationMessages } from './faults.ts';
import { CONVERSATION_PURPOSE } from './conversation-store.ts';

const NONE = {
  careful: 'No suggestions for members who need care.',
  not_here: 'This profile has no AI replies.',
  none: 'No suggestion available.',
} as const;

type Offered = { readonly by: 'ai' | 'script'; readonly text: string };

/** Requests a suggested answer. */
export function useSuggestion(conversationId: string) {
  const [offered, setOffered] = useState<Offered | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const forget = () => {
    setOffered(null);
    setSaid(null);
  };
  const ask = async () => {
    if (pending) return;
    setPending(true);
    forget();
    try {
      const answer = await deskCall('POST /api/desk/conversations/{id}/suggestion', {
        params: { id: conversationId },
        purpose: CONVERSATION_PURPOSE,
      });
      if (answer.by === null) setSaid(NONE[answer.why]);
      else setOffered(answer);
    } catch (error) {
      setSaid(conversationMessages(error));
    } finally {
      setPending(false);
    }
  };
  return { offered, said, pending, ask, forget };
}

interface SuggestionProps {
  suggestion: ReturnType<typeof useSuggestion>;
  onUse: (text: string) => void;
}

/** The suggested answer; it is sent only by the operator. */
export function Suggestion({ suggestion, onUse }: SuggestionProps) {
  const { offered, said, forget } = suggestion;
  if (offered === null) {
    return (
      <p role="status" className={said === null ? 'sr-only' : 'text-sm text-ink-soft'}>
        {said}
      </p>
    );
  }
  return (
    <div role="status" className="grid gap-2 rounded-card border border-line bg-sunken p-3">
      <p className="flex items-center gap-1.5 text-xs font-semibold text-ink-soft">
        <Sparkles aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
        {offered.by === 'ai'
          ? 'Suggested by AI. Sent unchanged, it is labelled as written by an AI.'
          : 'Standard reply of the service.'}
      </p>
      <p className="text-sm">{offered.text}</p>
      <div className="flex gap-2">
        <Button
          size="sm"
          onClick={() => {
            onUse(offered.text);
            forget();
          }}
        >
          Insert
        </Button>
        <Button size="sm" variant="quiet" onClick={forget}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}
