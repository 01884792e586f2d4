import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';

interface HostedLabelProps {
  /** The whole sentence: who runs the profile and who answers. */
  label: string;
  /** With it the visible words are short, and the sentence is left to screen readers. */
  answeredBy?: readonly string[];
  className?: string;
}

const SEPARATOR = ' · ';

/**
 * Who runs a profile, in a pill, and who answers beside it, or below it where a card is narrow. Text wherever a
 * hosted profile appears, and never cut.
 */
export function HostedLabel({ label, answeredBy, className }: HostedLabelProps) {
  return (
    <span className={clsx('hosted-label', className)}>
      {answeredBy === undefined ? (
        <WholeLabel label={label} />
      ) : (
        <ShortLabel label={label} answeredBy={answeredBy} />
      )}
    </span>
  );
}

function WholeLabel({ label }: { label: string }) {
  const [host, ...who] = label.split(SEPARATOR);
  return (
    <>
      <span className="hosted-pill">{host}</span>
      {who.length > 0 && (
        <>
          <span className="sr-only">{SEPARATOR}</span>
          <span>{who.join(SEPARATOR)}</span>
        </>
      )}
    </>
  );
}

function ShortLabel({ label, answeredBy }: Required<Omit<HostedLabelProps, 'className'>>) {
  const t = useTranslations('profile.hosted');
  return (
    <>
      <span aria-hidden="true" className="hosted-pill">
        {t('short')}
      </span>
      <span aria-hidden="true">
        {answeredBy.map((one) => t(`pill.${one as 'script'}`)).join(', ')}
      </span>
      <span className="sr-only">{label}</span>
    </>
  );
}
