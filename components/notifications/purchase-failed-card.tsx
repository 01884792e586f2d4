'use client';

import { CreditCard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { NoticeCard } from './notice-card.tsx';
import { NoticeIcon } from './notice-icon.tsx';

interface PurchaseFailedCardProps {
  title: string;
  text: string;
  prefix: string;
  onClose: () => void;
}

/** A payment that failed after the buyer had left its page, with a link to try another. */
export function PurchaseFailedCard({ title, text, prefix, onClose }: PurchaseFailedCardProps) {
  const t = useTranslations('notifications.purchase');
  return (
    <NoticeCard
      picture={<NoticeIcon icon={CreditCard} danger />}
      href={`${prefix}/vip_plan/cred`}
      label={t('again')}
      onClose={onClose}
    >
      <p className="font-ui leading-snug font-semibold">{title}</p>
      <p className="text-sm text-ink-soft">{text}</p>
    </NoticeCard>
  );
}
