'use client';

import { clsx } from 'clsx';
import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ChannelCard } from '#components/push/channel-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { useTelegram } from './use-telegram.ts';

interface TelegramBlockProps {
  trackerId: string;
  linked: boolean;
}

/** Notices by Telegram: a link that opens the brand's bot, and a button to unlink it. */
export function TelegramBlock(props: TelegramBlockProps) {
  const t = useTranslations('mailing.channels.telegram');
  const { linked, link, waiting, pending, fault, begin, unlink } = useTelegram(props);
  const statusKey = linked ? 'linked' : waiting ? 'waiting' : 'text';
  return (
    <ChannelCard icon={Send} title={t('title')} text={t(statusKey)} on={linked} fault={fault}>
      {linked && (
        <Button size="sm" variant="secondary" pending={pending} onClick={unlink}>
          {t('unlink')}
        </Button>
      )}
      {!linked && !waiting && (
        <Button size="sm" pending={pending} onClick={begin}>
          {t('link')}
        </Button>
      )}
      {waiting && (
        <a
          href={link ?? ''}
          target="_blank"
          rel="noopener noreferrer"
          className={clsx(buttonStyle({}), 'w-fit')}
        >
          {t('open')}
        </a>
      )}
    </ChannelCard>
  );
}
