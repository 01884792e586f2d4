'use client';

import { useTranslations } from 'next-intl';
import type { PopupAction } from '#components/ui/popup-layer.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { nextSteps, type NextStep } from './outcome-actions.ts';
import { isByCard, resultKey, type OrderResult } from './order-result.ts';

interface PayResultProps {
  result: OrderResult | null;
  prefix: string;
  onClose: () => void;
  /** On the payment page: what each step does to the form. A return page has none. */
  form?: {
    readonly otherMethods: boolean;
    readonly onStep: (step: NextStep) => void;
  };
}

/** The outcome of the payment as text, with the next step. */
export function PayResult({ result, prefix, onClose, form }: PayResultProps) {
  const t = useTranslations('payments');
  if (result === null) return null;
  const key = resultKey(result);
  const isCheck = result.kind === 'card_check';
  const plans = `${prefix}/vip_plan/cred`;
  const start = isCheck ? `${prefix}/purchase/check` : plans;
  const over = form !== undefined;
  const actionOf = (step: NextStep): PopupAction => {
    const press = () => form?.onStep(step);
    switch (step) {
      case 'chats':
        return { label: t('return.toChats'), href: `${prefix}/chats` };
      case 'contact':
        return { label: t('action.contact'), href: `${prefix}/contactUs` };
      case 'plans':
        return { label: t('return.plans'), href: plans };
      case 'again':
        return over
          ? { label: t('return.again'), onPress: press }
          : { label: t('return.again'), href: start };
      default:
        return { label: t(`action.${step}`), onPress: press };
    }
  };
  const steps = nextSteps(result.returned ? 'generic' : result.outcome, {
    overForm: over,
    otherMethods: form?.otherMethods ?? false,
    byCard: isByCard(result),
  });
  return (
    <Popup
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t(`${key}.title`)}
      body={t(`${key}.text`)}
      closeLabel={t('return.close')}
      blocking
      actions={steps.filter((step) => !isCheck || step !== 'plans').map(actionOf)}
    />
  );
}
