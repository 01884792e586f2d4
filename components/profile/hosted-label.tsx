import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';

interface HostedLabelProps {
  /** The whole sentence: who runs the profile and who answers. */
  label: string;
  /** With it the pill is short, and the sentence is left to screen readers. */
  answeredBy?: readonly string[];
  className?: string;
}

/** Who runs a profile and who answers, as text, wherever a hosted profile appears. It wraps and is never cut. */
export function HostedLabel({ label, answeredBy, className }: HostedLabelProps) {
  return (
    <span className={clsx('hosted-label', className)}>
      {answeredBy === undefined ? label : <ShortLabel label={label} answeredBy={answeredBy} />}
    </span>
  );
}

function ShortLabel({ label, answeredBy }: Required<Omit<HostedLabelProps, 'className'>>) {
  const t = useTranslations('profile.hosted');
  const who = answeredBy.map((one) => t(`pill.${one as 'script'}`)).join(', ');
  return (
    <>
      {/* No line begins with the dot. */}
      <span aria-hidden="true">{`${t('short')}\u00a0· ${who}`}</span>
      <span className="sr-only">{label}</span>
    </>
  );
}
