import { useTranslations } from 'next-intl';
import type { ProviderName } from '#lib/accounts/identities/provider-names.ts';
import type { Locale } from '#lib/brands/schema.ts';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { AppleLogo } from './apple-logo.tsx';
import { GoogleLogo } from './google-logo.tsx';
import { providerStart } from './provider-start.ts';

export interface ProviderButtonProps {
  provider: ProviderName;
  language: Locale;
  /** Which page the button is on. */
  entry: 'login' | 'home';
}

/** Colours and logo as each provider requires on every brand; Apple's is black, and white on a dark page. */
const APPEARANCES = {
  google: {
    Logo: GoogleLogo,
    colours:
      '[background:light-dark(#fff,#131314)] [border-color:light-dark(#747775,#8e918f)] [color:light-dark(#1f1f1f,#e3e3e3)] hover:[background:light-dark(#f2f2f2,#1f1f20)]',
  },
  apple: {
    Logo: AppleLogo,
    colours:
      '[background:light-dark(#000,#fff)] [border-color:light-dark(#000,#fff)] [color:light-dark(#fff,#000)] hover:[background:light-dark(#1f1f1f,#ededed)]',
  },
} as const;

/** Login with a provider: a plain link to our own server. */
export function ProviderButton({ provider, language, entry }: ProviderButtonProps) {
  const t = useTranslations('accounts.identity');
  const hydrated = useHydrated();
  const search = hydrated ? window.location.search : '';
  const { Logo, colours } = APPEARANCES[provider];
  return (
    <a
      href={providerStart(provider, entry, language, search)}
      className={`mx-auto flex min-h-11 w-full max-w-100 items-center justify-center gap-2.5 rounded-full border px-3 font-ui text-sm leading-5 font-medium no-underline ${colours}`}
    >
      <Logo />
      {t(`${entry === 'login' ? 'signIn' : 'signUp'}.${provider}`)}
    </a>
  );
}
