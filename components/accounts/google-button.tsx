'use client';

import { useTranslations } from 'next-intl';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import type { Locale } from '#lib/brands/schema.ts';
import { GoogleLogo } from './google-logo.tsx';
import { googleStart } from './google-start.ts';

interface GoogleButtonProps {
  language: Locale;
  /** Which page the button is on. */
  entry: 'login' | 'home';
}

/** Login with Google. The button looks as Google requires on every brand, and is a plain link to our own server. */
export function GoogleButton({ language, entry }: GoogleButtonProps) {
  const t = useTranslations('accounts.google');
  const hydrated = useHydrated();
  const search = hydrated ? window.location.search : '';
  return (
    <div className="mt-6 grid gap-5">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line before:content-[''] after:h-px after:flex-1 after:bg-line after:content-['']">
        {t('or')}
      </p>
      <a
        href={googleStart(entry, language, search)}
        className="mx-auto flex min-h-11 w-full max-w-100 items-center justify-center gap-2.5 rounded-full border px-3 font-ui text-sm leading-5 font-medium no-underline [background:light-dark(#fff,#131314)] [border-color:light-dark(#747775,#8e918f)] [color:light-dark(#1f1f1f,#e3e3e3)] hover:[background:light-dark(#f2f2f2,#1f1f20)]"
      >
        <GoogleLogo />
        {t(entry === 'login' ? 'signIn' : 'signUp')}
      </a>
    </div>
  );
}
