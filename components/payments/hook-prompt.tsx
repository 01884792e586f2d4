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
}

/** Says what stopped the member and where it goes on, over the page that stays open. */
export function HookPrompt({ hook, prefix, freePages = 1 }: HookPromptProps) {
  const t = useTranslations('payments.prompt');
  const [open, setOpen] = useState(true);
  return (
    <Popup
      open={open}
      onOpenChange={setOpen}
      title={t(`${hook}.title`)}
      closeLabel={t('later')}
      body={<p>{t(`${hook}.text`, { pages: freePages })}</p>}
      actions={[
        { label: t('see'), href: `${prefix}/vip_plan/${hook}` },
        { label: t('later'), tone: 'quiet' },
      ]}
    />
  );
}
