import { useTranslations } from 'next-intl';
import type { Outcome } from '#lib/payments/outcomes.ts';
import { Button } from '#components/ui/button.tsx';

interface PayKoProps {
  /** `errorMsg` of the address: a code of the catalogue, or nothing that is shown. */
  code: string | undefined;
  prefix: string;
}

/** Content of /ko. What the address says is looked up, never printed. */
export function PayKo({ code, prefix }: PayKoProps) {
  const t = useTranslations('payments');
  const listed = code !== undefined && /^[a-z_]+$/.test(code) && t.has(`outcome.${code}.title`);
  const known = listed && code !== 'success' ? (code as Outcome) : undefined;
  return (
    <div className="mx-auto grid min-h-[70dvh] w-full max-w-prose content-center gap-5 px-(--gutter) py-10">
      <SadCard />
      <h1 className="display text-3xl">{known ? t(`outcome.${known}.title`) : t('ko.title')}</h1>
      <p className="text-lg">{known ? t(`outcome.${known}.text`) : t('ko.text')}</p>
      <Button asChild size="lg" className="justify-self-start">
        <a href={`${prefix}/purchase`}>{t('ko.action')}</a>
      </Button>
    </div>
  );
}

function SadCard() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 84"
      className="w-36 text-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g transform="rotate(-6 60 42)">
        <rect x="10" y="12" width="100" height="62" rx="9" fill="var(--surface-raised)" />
        <path d="M10 28h100" strokeWidth="9" stroke="var(--accent)" />
        <circle cx="46" cy="48" r="2.4" fill="currentColor" stroke="none" />
        <circle cx="74" cy="48" r="2.4" fill="currentColor" stroke="none" />
        <path d="M48 64c6-7 18-7 24 0" />
        <rect x="10" y="12" width="100" height="62" rx="9" />
      </g>
    </svg>
  );
}
