'use client';

import { useTranslations } from 'next-intl';
import type { Outcome } from '#lib/payments/outcomes.ts';
import type { PopupAction } from '#components/ui/popup-layer.tsx';
import { Popup } from '#components/ui/popup.tsx';

interface PayResultProps {
  outcome: Outcome | null;
  onClose: () => void;
  prefix: string;
  /** On the return page there is no form behind to go back to. */
  standing?: 'over_form' | 'return_page';
}

/** What became of the payment, in words, with the next step. */
export function PayResult({ outcome, onClose, prefix, standing = 'over_form' }: PayResultProps) {
  const t = useTranslations('payments');
  if (outcome === null) return null;
  const good = outcome === 'success' || outcome === 'pending' || outcome === 'open';
  const again: PopupAction =
    standing === 'over_form'
      ? { label: t('return.again') }
      : { label: t('return.again'), href: `${prefix}/vip_plan/cred` };
  const plans: PopupAction = { label: t('return.plans'), href: `${prefix}/vip_plan/cred` };
  const actions: readonly PopupAction[] = good
    ? [{ label: t('return.toChats'), href: `${prefix}/chats` }]
    : standing === 'over_form'
      ? [again, plans]
      : [again];
  return (
    <Popup
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t(`outcome.${outcome}.title`)}
      body={t(`outcome.${outcome}.text`)}
      closeLabel={t('return.close')}
      blocking
      actions={actions}
    />
  );
}
