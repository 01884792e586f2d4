'use client';

import { CardCheckPrompt } from './card-check-prompt.tsx';
import { DisclosurePrompt } from './disclosure-prompt.tsx';
import { OutOfCreditsPrompt } from './out-of-credits-prompt.tsx';
import type { Peer } from './types.ts';
import type { ThreadView } from './use-thread-view.ts';

interface ThreadHurdlesProps {
  view: ThreadView;
  peer: Peer;
  cardCheckHref: string | null;
  plansHref: string;
  findHref: string;
}

/** What stands between a message and its sending, each with its way on. */
export function ThreadHurdles(props: ThreadHurdlesProps) {
  const { view, peer, cardCheckHref } = props;
  const { hurdle, price, credits } = view;
  if (hurdle === null) return null;
  const close = (): void => {
    view.putBack(hurdle.message.msg);
  };
  switch (hurdle.kind) {
    case 'credits':
      return (
        <OutOfCreditsPrompt
          open
          onOpenChange={close}
          cost={hurdle.cost}
          left={hurdle.held}
          credits={credits}
          name={peer.screenName}
          plansHref={props.plansHref}
          findHref={props.findHref}
        />
      );
    case 'card_check':
      return <CardCheckPrompt name={peer.screenName} href={cardCheckHref} onClose={close} />;
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
