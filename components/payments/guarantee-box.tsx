import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';

/** The guarantee in the text that is stored with the order, and where it can be read later. */
export function GuaranteeBox({ text }: { text: string }) {
  const t = useTranslations('payments.guarantee');
  return (
    <section
      aria-labelledby="guarantee"
      className="flex gap-4 rounded-card border-[length:var(--border-control)] border-line-strong bg-raised p-4 desk:p-5"
    >
      <ShieldCheck aria-hidden="true" strokeWidth={1.75} className="size-8 shrink-0" />
      <div className="grid gap-1">
        <h2 id="guarantee" className="text-lg font-semibold">
          {t('title')}
        </h2>
        <p className="text-sm">{text}</p>
        <p className="text-sm text-ink-soft">{t('where')}</p>
      </div>
    </section>
  );
}
