'use client';

import { useTranslations } from 'next-intl';
import { HookPopup } from '#components/payments/hooks/hook-popup.tsx';
import { DisclosurePrompt } from './disclosure-prompt.tsx';
import { OutOfCreditsPrompt } from './out-of-credits-prompt.tsx';
import type { Peer } from '../state/types.ts';
import type { ThreadView } from './use-thread-view.ts';

interface ThreadRequirementsProps {
  view: ThreadView;
  peer: Peer;
  cardCheckHref: string | null;
}

/** What prevents a message from being sent, each with its next step. */
export function ThreadRequirements(props: ThreadRequirementsProps) {
  const { view, peer, cardCheckHref } = props;
  const { requirement, price } = view;
  const t = useTranslations('hooks.unsent');
  if (requirement === null) return null;
  const close = (): void => {
    view.restoreDraft(requirement.message);
  };
  const angel = { id: peer.angelId, name: peer.screenName };
  switch (requirement.kind) {
    case 'credits':
      return (
        <OutOfCreditsPrompt
          angel={angel}
          cost={requirement.cost}
          left={requirement.held}
          onClose={close}
        />
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
            view.retry(requirement.message);
          }}
          onCancel={close}
        />
      );
  }
}
