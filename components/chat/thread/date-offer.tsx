'use client';

import { CalendarHeart } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { call } from '#lib/http/client/call.ts';
import type { Peer } from '../state/types.ts';

interface DateOfferProps {
  peer: Pick<Peer, 'angelId'>;
  prefix: string;
  onAnswered: () => void;
}

/** Once a peer proposes to meet: offers to share the plan with someone the member trusts. Made once in a conversation. */
export function DateOffer({ peer: { angelId }, prefix, onAnswered }: DateOfferProps) {
  const t = useTranslations('chat.dateOffer');
  const answer = (): void => {
    // Where the call fails, the offer is made again when the conversation is opened next.
    call('POST /api/users/dateOffer/answered', { body: { angelId }, keepalive: true }).catch(
      () => undefined,
    );
    onAnswered();
  };
  return (
    <aside
      aria-label={t('label')}
      data-state="open"
      className="motion-rise flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-raised px-4 py-3 font-ui text-sm text-ink desk:px-6"
    >
      <CalendarHeart
        aria-hidden="true"
        strokeWidth={1.75}
        className="size-5 shrink-0 text-accent-ink"
      />
      <p className="min-w-0 flex-1 basis-48 leading-snug">{t('text')}</p>
      <div className="flex gap-2 max-desk:w-full max-desk:justify-end">
        <Button size="sm" variant="quiet" onClick={answer}>
          {t('no')}
        </Button>
        <a
          href={`${prefix}/dates?with=${angelId}`}
          className={buttonStyle({ size: 'sm' })}
          onClick={answer}
        >
          {t('share')}
        </a>
      </div>
    </aside>
  );
}
