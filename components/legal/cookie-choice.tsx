import { useTranslations } from 'next-intl';
import { CookieCentre } from './cookie-centre.tsx';
import { CookiePress } from './cookie-press.tsx';

/**
 * The cookie banner and the preferences dialog, both hidden: the page is the same for all visitors, and
 * components/visitor/cookies.ts knows what this browser has chosen. With an external consent tool, given as
 * JSON, they are shown only if its script does not load.
 */
export function CookieChoice({ prefix, tool }: { prefix: string; tool?: string }) {
  const t = useTranslations('legal.cookie');
  return (
    <>
      <section
        hidden
        data-cookies="ask"
        data-consent-tool={tool}
        aria-labelledby="cookies-title"
        className="cookie-banner pb-safe fixed inset-x-0 bottom-0 z-40 max-h-[85dvh] overflow-y-auto bg-raised text-ink shadow-overlay desk:inset-x-auto desk:right-5 desk:bottom-5 desk:w-full desk:max-w-md desk:rounded-card"
      >
        <hr aria-hidden="true" className="rule desk:hidden" />
        <div className="grid gap-3 p-5">
          <h2 id="cookies-title" className="display text-xl">
            {t('title')}
          </h2>
          <p className="text-sm text-ink-soft [&_a]:text-ink [&_a]:underline">
            {t.rich('text', { link: (part) => <a href={`${prefix}/legal/cookie`}>{part}</a> })}
          </p>
          <div className="grid grid-cols-2 gap-2.5">
            <CookiePress action="reject" label={t('reject')} />
            <CookiePress action="accept" label={t('accept')} />
            <CookiePress action="choose" label={t('choose')} second />
          </div>
        </div>
      </section>
      <CookieCentre />
    </>
  );
}
