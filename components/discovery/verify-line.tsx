import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';

interface VerifyLineProps {
  /** The flow requires the check before anything is written; otherwise some of the profiles shown require it. */
  always: boolean;
  href: string;
}

/** For members who have not passed the card check: what requires it, and where it is done. */
export function VerifyLine({ always, href }: VerifyLineProps) {
  const t = useTranslations('discovery.verify');
  return (
    <p className="flex max-w-prose items-start gap-2 text-sm text-ink-soft">
      <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      <span>
        {t(always ? 'always' : 'some')}{' '}
        <a href={href} className="font-semibold text-accent-ink underline">
          {t('link')}
        </a>
      </span>
    </p>
  );
}
