import type { LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { NoticeIcon } from '#components/notifications/notice-icon.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Card } from '#components/ui/card.tsx';

interface ChannelCardProps {
  icon: LucideIcon;
  title: string;
  /** The state of the channel; announced to screen readers when it changes. */
  text: string;
  /** Notices are sent by this channel. */
  on: boolean;
  /** The channel is unavailable in the current state. */
  barred?: boolean;
  /** Code of the error of the last press. */
  fault: string | null;
  children: ReactNode;
}

/** One notification channel: its name, its state, and its controls. */
export function ChannelCard({ icon, title, text, on, barred, fault, children }: ChannelCardProps) {
  const t = useTranslations('mailing.channels');
  const errors = useErrorMessages();
  return (
    <Card className="flex items-start gap-3.5 max-[15rem]:grid max-[15rem]:grid-cols-1 desk:gap-5">
      <NoticeIcon icon={icon} danger={barred === true} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-ui font-medium">{title}</h2>
          {on && <Badge tone="success">{t('works')}</Badge>}
        </div>
        <p role="status" className="text-sm text-ink-soft">
          {text}
        </p>
        <div className="mt-2 empty:hidden">{children}</div>
        {fault !== null && (
          <p role="alert" className="text-sm text-danger">
            {errors(fault)}
          </p>
        )}
      </div>
    </Card>
  );
}
