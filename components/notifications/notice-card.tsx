import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { trackKpi } from '#components/tracking/track-kpi.ts';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Card } from '#components/ui/card.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';

interface NoticeCardProps {
  picture: ReactNode;
  children: ReactNode;
  /** Beside the link. */
  aside?: ReactNode;
  href: string;
  label: string;
  onClose: () => void;
}

/** A popup between other content: its message, a link to the subject, and a button to close it. */
export function NoticeCard({ picture, children, aside, href, label, onClose }: NoticeCardProps) {
  const t = useTranslations('notifications.incoming');
  return (
    <Card data-state="open" className="motion-rise pointer-events-auto p-4 text-ink shadow-overlay">
      <div className="flex items-start gap-3.5">
        {picture}
        <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1">
          {children}
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            <a
              href={href}
              className={buttonStyle({ size: 'sm' })}
              onClick={() => {
                trackKpi('engage', { value: 'notice' });
              }}
            >
              {label}
            </a>
            <p className="font-ui text-sm text-ink-soft empty:hidden">{aside}</p>
          </div>
        </div>
        <IconButton
          label={t('close')}
          icon={<X aria-hidden="true" strokeWidth={1.75} />}
          onClick={onClose}
          className="-mt-2 -mr-2"
        />
      </div>
    </Card>
  );
}
