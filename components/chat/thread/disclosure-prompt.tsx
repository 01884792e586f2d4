'use client';

import { useTranslations } from 'next-intl';
import { Popup } from '#components/ui/popup.tsx';
import type { NextPrice } from '#lib/credits/next-price.ts';
import type { Peer } from '../state/types.ts';

interface DisclosurePromptProps {
  peer: Pick<Peer, 'screenName' | 'label'>;
  price: Pick<NextPrice, 'cost'>;
  onSend: () => void;
  onCancel: () => void;
}

/** Says who answers before the first credit is spent, where the thread has not shown it yet. */
export function DisclosurePrompt({ peer, price, onSend, onCancel }: DisclosurePromptProps) {
  const t = useTranslations('chat.disclosurePrompt');
  return (
    <Popup
      open
      onOpenChange={onCancel}
      title={t('title', { name: peer.screenName })}
      body={
        <>
          {peer.label !== null && <p className="font-semibold text-ink">{peer.label}</p>}
          <p>{t('text', { cost: price.cost })}</p>
        </>
      }
      closeLabel={t('close')}
      actions={[
        { label: t('send'), onPress: onSend, stays: true },
        { label: t('cancel'), tone: 'quiet' },
      ]}
    />
  );
}
