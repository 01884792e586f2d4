'use client';

import { useTranslations } from 'next-intl';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';

interface RefusedBoxProps {
  code: string;
  /** Shows the state of the order that is already in progress. */
  onShowStatus: () => void;
  /** Loads the current offer. */
  onReload: () => void;
}

/** The rule that refused the order, and how to go on. */
export function RefusedBox({ code, onShowStatus, onReload }: RefusedBoxProps) {
  const t = useTranslations('payments');
  const errors = useErrorMessages();
  const button = (label: string, press: () => void) => (
    <Button variant="secondary" size="sm" className="justify-self-start" onClick={press}>
      {label}
    </Button>
  );
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-danger-soft p-4 text-on-danger-soft">
      <p>{errors.has(code) ? errors(code) : t('outcome.generic.text')}</p>
      {code === 'offer_changed' && button(t('return.again'), onReload)}
      {code === 'payment_in_progress' && button(t('form.status'), onShowStatus)}
    </div>
  );
}
