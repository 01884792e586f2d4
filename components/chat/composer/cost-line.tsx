import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { CreditMark } from '#components/shell/credit-mark.tsx';
import type { NextPrice } from '#lib/credits/next-price.ts';

/** Copy by the kind of credit that pays. */
const COPY = { icebreaker: 'first', free: 'free', paid: 'message' } as const;

interface CostLineProps {
  price: NextPrice;
  plansHref: string;
  /** A hosted profile reads the message: asking it who writes is free. */
  hosted?: boolean;
}

/** What the next message costs and what is left, before it is sent. */
export function CostLine({ price, plansHref, hosted = false }: CostLineProps) {
  const t = useTranslations('chat.cost');
  const short = price.missing > 0;
  return (
    <p
      className={clsx(
        'flex flex-wrap items-center gap-x-1.5 font-ui text-xs',
        short ? 'text-ink' : 'text-ink-soft',
      )}
    >
      <CreditMark level={short ? 'none' : 'full'} className="size-5" />
      <span>
        {t(COPY[price.pays], {
          cost: price.cost,
          left: price.left,
        })}
      </span>
      {hosted && <span>{t('question')}</span>}
      {short && (
        <a href={plansHref} className="font-semibold text-accent-ink underline underline-offset-4">
          {t('plans')}
        </a>
      )}
    </p>
  );
}
