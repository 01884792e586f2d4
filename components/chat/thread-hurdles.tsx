'use client';

import { useTranslations } from 'next-intl';
import { HookPopup } from '#components/payments/hooks/hook-popup.tsx';
import { DisclosurePrompt } from './disclosure-prompt.tsx';
import { OutOfCreditsPrompt } from './out-of-credits-prompt.tsx';
import type { Peer } from './types.ts';
import type { ThreadView } from './use-thread-view.ts';

interface ThreadHurdlesProps {
  view: ThreadView;
  peer: Peer;
  cardCheckHref: string | null;
}

/** What stands between a message and its sending, each with its way on. */
export function ThreadHurdles(props: ThreadHurdlesProps) {
  const { view, peer, cardCheckHref } = props;
  const { hurdle, price } = view;
  const t = useTranslations('hooks.unsent');
  if (hurdle === null) return null;
  const close = (): void => {
    view.putBack(hurdle.message.msg);
  };
  const angel = { id: peer.angelId, name: peer.screenName };
  switch (hurdle.kind) {
    case 'credits':
      return (
        <OutOfCreditsPrompt angel={angel} cost={hurdle.cost} left={hurdle.held} onClose={close} />
      );
    case 'card_check':
      return (
        <HookPopup
          kind="profilo_bloccato"
          angel={angel}
          lead={t('message')}
          checkHref={cardCheckHref}
          onClose={close}
        />
      );
    case 'disclosure':
      return (
        <DisclosurePrompt
          peer={peer}
          price={price}
          onSend={() => {
            view.retry(hurdle.message);
          }}
          onCancel={close}
        />
      );
  }
}
