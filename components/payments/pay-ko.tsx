import { useTranslations } from 'next-intl';
import type { Outcome } from '#lib/payments/outcomes.ts';
import { buttonStyle } from '#components/ui/button-style.ts';
import { SadCard, WaitingCard } from './result-pictures.tsx';
import { isHopeful } from './order-result.ts';

interface PayKoProps {
  /** The outcome that `errorMsg` in the address means. */
  outcome: Outcome | undefined;
  /** The member's newest order did fail: only then may the page say that no money was taken. */
  failed: boolean;
  prefix: string;
}

/** Content of /ko: the reason of a refusal, or that the bank has not decided yet. */
export function PayKo({ outcome, failed, prefix }: PayKoProps) {
  const t = useTranslations('payments');
  const waiting = outcome !== undefined && isHopeful({ outcome, returned: false });
  const titles = {
    title: waiting
      ? t('outcome.open.title')
      : outcome
        ? t(`outcome.${outcome}.title`)
        : t(failed ? 'ko.title' : 'ko.unknownTitle'),
    text: waiting ? t('ko.waiting') : outcome ? t(`outcome.${outcome}.text`) : undefined,
  };
  const link = (path: string, label: string, variant: 'primary' | 'secondary' = 'primary') => (
    <a href={`${prefix}${path}`} className={buttonStyle({ size: 'lg', variant })}>
      {label}
    </a>
  );
  return (
    <div className="mx-auto grid min-h-[70dvh] w-full max-w-prose content-center gap-5 px-(--gutter) py-10 desk:justify-items-center desk:text-center">
      {waiting ? <WaitingCard /> : <SadCard />}
      <h1 className="display text-3xl">{titles.title}</h1>
      <p className="text-lg">{titles.text ?? (failed ? t('ko.text') : t('ko.unknownText'))}</p>
      <div className="flex flex-wrap gap-3 desk:justify-center desk:pt-2">
        {waiting && link('/chats', t('return.toChats'))}
        {link('/purchase', t('ko.action'), waiting ? 'secondary' : 'primary')}
        {!waiting && link('/contactUs', t('action.contact'), 'secondary')}
      </div>
    </div>
  );
}
