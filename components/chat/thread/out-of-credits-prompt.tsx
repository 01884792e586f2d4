'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { useHookFacts } from '#components/payments/hooks/hook-facts.tsx';
import { HookPopup } from '#components/payments/hooks/hook-popup.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';

interface OutOfCreditsPromptProps {
  angel: { readonly id: string; readonly name: string };
  /** The cost of the message that was not sent, and the credits left. */
  cost: number;
  left: number;
  onClose: () => void;
}

/** Shown for a message that the credits do not cover; the member can have it sent automatically after a payment. */
export function OutOfCreditsPrompt({ angel, cost, left, onClose }: OutOfCreditsPromptProps) {
  const t = useTranslations('hooks');
  const { credits } = useMemberState();
  const { shown } = useHookFacts();
  const id = useId();
  const [sendAfter, setSendAfter] = useState(false);
  const paying = shown.includes('utente_premium_compliant')
    ? 'utente_premium_compliant'
    : 'utente_premium';
  return (
    <HookPopup
      kind={credits.level === 0 ? 'fine_crediti' : paying}
      price={{ cost, left }}
      after={sendAfter ? 'sendPending' : undefined}
      angel={angel}
      onClose={onClose}
    >
      <Checkbox
        id={id}
        checked={sendAfter}
        label={t('sendAfter', { name: angel.name })}
        onChange={(event) => {
          setSendAfter(event.target.checked);
        }}
      />
    </HookPopup>
  );
}
