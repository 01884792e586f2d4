'use client';

import { useTranslations } from 'next-intl';
import { Popup } from '#components/ui/popup.tsx';
import type { PlanHook } from './hooks.ts';

interface HookPromptProps {
  hook: Exclude<PlanHook, 'cred'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  prefix: string;
  /** Credits that one message costs; said where the prompt is about messages. */
  messageCost?: number;
}

/** Says what stopped the member, what it costs to go on, and lets them leave it. */
export function HookPrompt({ hook, open, onOpenChange, prefix, messageCost }: HookPromptProps) {
  const t = useTranslations('payments.prompt');
  const costs = messageCost !== undefined && (hook === 'fine_crediti' || hook === 'blurred');
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t(`${hook}.title`)}
      closeLabel={t('later')}
      body={
        <>
          <p>{t(`${hook}.text`)}</p>
          {costs && <p>{t('cost', { count: messageCost })}</p>}
        </>
      }
      actions={[
        { label: t('see'), href: `${prefix}/vip_plan/${hook}` },
        { label: t('later'), tone: 'quiet' },
      ]}
    />
  );
}
