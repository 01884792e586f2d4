'use client';

import { useTranslations } from 'next-intl';
import { WayCard } from '#components/push/way-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { useTelegram } from './use-telegram.ts';

interface TelegramBlockProps {
  trackerId: string;
  linked: boolean;
}

/** Notices by Telegram: a link that opens the brand's bot, and the way out again. */
export function TelegramBlock(props: TelegramBlockProps) {
  const t = useTranslations('mailing.channels.telegram');
  const { linked, link, waiting, pending, fault, begin, unlink } = useTelegram(props);
  const stands = linked ? 'linked' : waiting ? 'waiting' : 'text';
  return (
    <WayCard title={t('title')} text={t(stands)} fault={fault}>
      {linked && (
        <Button variant="quiet" pending={pending} onClick={unlink} className="w-fit">
          {t('unlink')}
        </Button>
      )}
      {!linked && !waiting && (
        <Button pending={pending} onClick={begin} className="w-fit">
          {t('link')}
        </Button>
      )}
      {waiting && (
        <Button asChild className="w-fit">
          <a href={link ?? ''} target="_blank" rel="noopener noreferrer">
            {t('open')}
          </a>
        </Button>
      )}
    </WayCard>
  );
}
