'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Popup } from '#components/ui/popup.tsx';
import type { PlanHook } from './hooks.ts';

interface HookPromptProps {
  hook: Exclude<PlanHook, 'cred'>;
  prefix: string;
  /** Pages that are free, where the prompt is about pages. */
  freePages?: number;
  /** What did happen, where something did before the limit. */
  lead?: string;
  onClose?: () => void;
}

/** Says what stopped the member and where it goes on, over the page that stays open. */
export function HookPrompt({ hook, prefix, freePages = 1, lead, onClose }: HookPromptProps) {
  const t = useTranslations('payments.prompt');
  const [open, setOpen] = useState(true);
  return (
    <Popup
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) onClose?.();
      }}
      title={t(`${hook}.title`)}
      closeLabel={t('later')}
      body={
        <>
          {lead !== undefined && <p className="font-semibold text-ink">{lead}</p>}
          <p>{t(`${hook}.text`, { pages: freePages })}</p>
        </>
      }
      actions={[
        { label: t('see'), href: `${prefix}/vip_plan/${hook}` },
        { label: t('later'), tone: 'quiet' },
      ]}
    />
  );
}
