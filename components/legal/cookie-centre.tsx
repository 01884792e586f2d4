import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { CookiePress } from './cookie-press.tsx';
import { SESSION_LIFETIME_MS } from '#lib/security/limits.ts';
import { DAY } from '#lib/kernel/clock.ts';

const OPTIONAL = ['measuring', 'marketing'] as const;

/** The cookie preferences by purpose, in a native `<dialog>`: it traps the focus and returns it. */
export function CookieCentre({ policy }: { policy: string }) {
  const t = useTranslations('legal.cookie');
  return (
    <dialog
      data-cookies="centre"
      aria-labelledby="cookies-centre"
      className="cookie-centre bg-raised text-ink shadow-overlay backdrop:bg-veil"
    >
      <header className="flex items-start gap-4 px-6 pt-6 pb-2">
        <h2
          id="cookies-centre"
          data-title
          tabIndex={-1}
          className="display flex-1 pt-1.5 text-2xl outline-none"
        >
          {t('centreTitle')}
        </h2>
        <button
          type="button"
          data-cookies-press="close"
          aria-label={t('close')}
          className={clsx(buttonStyle({ variant: 'quiet', size: 'icon' }), '-mt-1 -mr-2')}
        >
          <X aria-hidden="true" strokeWidth={1.75} />
        </button>
      </header>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-6 pb-3">
        <p className="text-ink-soft [&_a]:text-ink [&_a]:underline">
          {t.rich('text', { link: (part) => <a href={policy}>{part}</a> })}
        </p>
        <p className="mt-3 text-ink-soft">{t('centreText')}</p>
        <div className="mt-4 border-t border-line py-4">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-ui font-semibold">
            {t('necessary')}
            <span className="text-sm font-normal text-ink-soft">{t('always')}</span>
          </h3>
          <p className="mt-1 text-sm text-ink-soft">
            {t('necessaryDetail', { sessionDays: SESSION_LIFETIME_MS / DAY })}
          </p>
        </div>
        {OPTIONAL.map((purpose) => (
          <div key={purpose} className="border-t border-line py-2">
            <Checkbox
              id={`cookies-${purpose}`}
              name={purpose}
              label={<span className="font-ui text-base font-semibold">{t(purpose)}</span>}
              hint={t(`${purpose}Detail`)}
            />
          </div>
        ))}
      </div>
      <div className="pb-safe border-t border-line">
        <div className="grid grid-cols-2 gap-2.5 px-6 py-4">
          <CookiePress action="reject" label={t('rejectAll')} />
          <CookiePress action="accept" label={t('acceptAll')} />
          <CookiePress action="save" label={t('save')} second className="col-span-2" />
        </div>
      </div>
    </dialog>
  );
}
