import { useTranslations } from 'next-intl';
import type { Brand, Locale } from '#lib/brands/schema.ts';

/** Each language under its own name, so that visitors who cannot read this page still find theirs. */
const NAMES: Readonly<Record<Locale, string>> = {
  it: 'Italiano',
  es: 'Español',
  fr: 'Français',
  en: 'English',
};

function addressIn(locale: Locale, brand: Brand, path: string): string {
  if (locale === brand.locales.default) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

interface LanguageLinksProps {
  brand: Brand;
  locale: Locale;
  /** Path of the page without the language's prefix; the home page by default. */
  path?: string;
}

export function LanguageLinks({ brand, locale, path = '/' }: LanguageLinksProps) {
  const t = useTranslations('shell');
  const offered = [brand.locales.default, ...brand.locales.others];
  return (
    <nav aria-label={t('language')}>
      <ul className="flex flex-wrap gap-x-4">
        {offered.map((other) => (
          <li key={other}>
            <a
              href={addressIn(other, brand, path)}
              hrefLang={other}
              lang={other}
              aria-current={other === locale ? 'true' : undefined}
              className="inline-flex min-h-11 items-center font-ui text-sm underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
