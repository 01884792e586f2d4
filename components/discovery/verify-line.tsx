import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';

interface VerifyLineProps {
  /** The flow asks for the check before anything is written; else some of those shown do. */
  always: boolean;
  href: string;
}

/** For who has not passed the card check: whom that keeps away, and where it is done. */
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
