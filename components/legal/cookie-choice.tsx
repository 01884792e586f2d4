import { useTranslations } from 'next-intl';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Checkbox } from '#components/ui/checkbox.tsx';

/** The words of one press; accepting and refusing weigh the same: one size, one colour. */
function Press({ wish, word, second }: { wish: string; word: string; second?: boolean }) {
  return (
    <button
      type="button"
      data-cookies-press={wish}
      className={`${buttonStyle({ size: 'sm', ...(second === true && { variant: 'secondary' }) })} px-2`}
    >
      {word}
    </button>
  );
}

/**
 * The question about cookies and the preferences behind it, both hidden: the page is the same for everybody,
 * and components/visitor/cookies.ts knows what this browser has chosen.
 */
export function CookieChoice({ prefix }: { prefix: string }) {
  const t = useTranslations('legal.cookie');
  return (
    <>
      <section
        hidden
        data-cookies="ask"
        aria-labelledby="cookies-title"
        data-state="open"
        className="motion-rise pb-safe fixed inset-x-0 bottom-0 z-40 max-h-[85dvh] overflow-y-auto bg-raised text-ink shadow-overlay desk:inset-x-auto desk:right-5 desk:bottom-5 desk:w-full desk:max-w-md desk:rounded-card"
      >
        <hr className="rule desk:hidden" />
        <div className="grid gap-3 p-5">
          <h2 id="cookies-title" className="display text-xl">
            {t('title')}
          </h2>
          <p className="text-sm text-ink-soft [&_a]:text-ink [&_a]:underline">
            {t.rich('text', { link: (part) => <a href={`${prefix}/legal/cookie`}>{part}</a> })}
          </p>
          <div className="grid grid-cols-2 gap-2.5">
            <Press wish="reject" word={t('reject')} />
            <Press wish="accept" word={t('accept')} />
            <div className="col-span-2 grid">
              <Press wish="choose" word={t('choose')} second />
            </div>
          </div>
        </div>
      </section>
      <dialog
        data-cookies="centre"
        aria-labelledby="cookies-centre"
        className="m-auto max-h-[85dvh] w-full max-w-md overflow-y-auto rounded-card bg-raised p-5 text-ink shadow-overlay backdrop:bg-overlay"
      >
        <div className="grid gap-3">
          <h2 id="cookies-centre" className="display text-xl">
            {t('again')}
          </h2>
          <Checkbox
            id="cookies-necessary"
            label={<strong>{t('necessary')}</strong>}
            hint={t('necessaryText')}
            defaultChecked
            disabled
          />
          {(['measuring', 'marketing'] as const).map((purpose) => (
            <Checkbox
              key={purpose}
              id={`cookies-${purpose}`}
              name={purpose}
              label={<strong>{t(purpose)}</strong>}
              hint={t(`${purpose}Text`)}
            />
          ))}
          <div className="grid grid-cols-2 gap-2.5">
            <Press wish="reject" word={t('reject')} />
            <Press wish="accept" word={t('accept')} />
            <div className="col-span-2 grid">
              <Press wish="save" word={t('save')} second />
            </div>
          </div>
        </div>
      </dialog>
    </>
  );
}
