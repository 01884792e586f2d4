import { useTranslations } from 'next-intl';
import { CookieCentre } from './cookie-centre.tsx';
import { CookiePress } from './cookie-press.tsx';

/**
 * The cookie banner and the preferences dialog, both hidden: the page is the same for all visitors, and
 * components/visitor/cookies.ts knows what this browser has chosen. First in the page's order, since the banner
 * covers the foot of the window; at most 120 px of it at a width of 390. With an external consent tool, given as
 * JSON, they are shown only if its script does not load.
 */
export function CookieChoice({ prefix, tool }: { prefix: string; tool?: string }) {
  const t = useTranslations('legal.cookie');
  const policy = `${prefix}/legal/cookie`;
  return (
    <>
      <section
        hidden
        data-cookies="ask"
        data-consent-tool={tool}
        aria-labelledby="cookies-title"
        className="cookie-banner pb-safe fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t border-line-strong bg-raised text-ink shadow-overlay"
      >
        <div className="mx-auto grid max-w-page gap-2 px-4 py-2.5 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-x-8 lg:px-(--gutter)">
          <h2 id="cookies-title" className="sr-only">
            {t('title')}
          </h2>
          <p className="font-ui text-[0.8125rem] leading-tight text-ink-soft lg:text-sm [&_a]:text-ink [&_a]:underline">
            {t.rich('brief', { link: (part) => <a href={policy}>{part}</a> })}
          </p>
          <div className="grid auto-cols-fr grid-flow-col gap-2 lg:gap-2.5">
            <CookiePress action="reject" label={t('reject')} />
            <CookiePress action="accept" label={t('accept')} />
            <CookiePress action="choose" label={t('choose')} second />
          </div>
        </div>
      </section>
      <CookieCentre policy={policy} />
    </>
  );
}
