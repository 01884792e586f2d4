import { useTranslations } from 'next-intl';
import { Footer } from '#components/shell/footer.tsx';
import { ShareButton } from '#components/shell/share-button.tsx';
import { ThemeButtons } from '#components/shell/theme-buttons.tsx';
import type { Brand, Locale } from '#lib/brands/schema.ts';
import { BILLING_TERMS } from '#lib/legal/kinds.ts';
import { LanguageLinks } from './language-links.tsx';

const LEGAL = [
  'faq',
  'features',
  'terms',
  'privacy',
  'cookie',
  'accessibility',
  'imprint',
  'cancellation',
  'withdrawal',
] as const;
/** What the law wants on every page: forms that need no login. */
const RIGHTS = ['cancel', 'withdraw'] as const;

/** The footer of every brand: law, company, cards, language. */
export function SiteFooter({
  brand,
  locale,
  prefix,
}: {
  brand: Brand;
  locale: Locale;
  prefix: string;
}) {
  const t = useTranslations('shell.footer');
  const cookies = useTranslations('legal.cookie');
  const { company } = brand;
  return (
    <Footer
      brand={{ id: brand.id, name: brand.name }}
      links={[
        ...LEGAL.map((page) => ({ href: `${prefix}/legal/${page}`, label: t(page) })),
        { href: `${prefix}${BILLING_TERMS}`, label: t('billing') },
        { href: `${prefix}/reviews`, label: t('reviews') },
        { href: `${prefix}/contactUs`, label: t('contact') },
      ]}
      rights={RIGHTS.map((page) => ({ href: `${prefix}/legal/${page}`, label: t(page) }))}
      company={[
        company.legalName,
        ...company.seat,
        company.registrationNumber,
        t('vat', { number: company.vatNumber }),
      ]}
      email={company.email}
      phone={company.phone}
      {...(company.invented ? { inventedNote: t('invented') } : {})}
      copyright={t('copyright', { year: String(brand.year), company: company.legalName })}
      labels={{
        navigation: t('navigation'),
        rights: t('rights'),
        company: t('company'),
        cards: t('cards'),
      }}
    >
      <LanguageLinks brand={brand} locale={locale} />
      <ThemeChoice current={brand.theme.colorScheme} />
      <ShareButton brandName={brand.name} path={`${prefix}/`} />
      <a
        href={`${prefix}/legal/cookie#change`}
        data-cookies-press="choose"
        className="inline-flex min-h-11 items-center justify-self-start font-ui text-sm underline underline-offset-4"
      >
        {cookies('again')}
      </a>
    </Footer>
  );
}

/**
 * The choice of theme on visitors' pages; `current` is the brand's default, until the browser has another one
 * stored.
 */
function ThemeChoice({ current }: { current: string }) {
  const t = useTranslations('shell.theme');
  return (
    <ThemeButtons
      current={current}
      labels={{ legend: t('legend'), light: t('light'), dark: t('dark'), auto: t('auto') }}
    />
  );
}
