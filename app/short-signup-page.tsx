import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ShortSignup } from '#components/accounts/landings/short-signup.tsx';
import { FormPage } from '#components/home/form-page.tsx';
import type { Brand, Locale } from '#lib/brands/schema.ts';

interface ShortSignupPageProps {
  where: { readonly brand: Brand; readonly locale: Locale; readonly prefix: string };
  /** Message namespace whose `title` and `text` are shown; the text contains the address. */
  texts: string;
  email: string;
  /** The bearer token of a pending account; without one the address comes from the link and is unverified. */
  token?: string;
  /** Path of this site to go on to. */
  target: string;
  /** Above the text. */
  picture?: ReactNode;
}

/** The short signup form as a page, for an address given in the link. */
export async function ShortSignupPage({ where, texts, email, ...rest }: ShortSignupPageProps) {
  const { brand, locale, prefix } = where;
  const { token, target, picture } = rest;
  const t = await getTranslations(texts);
  return (
    <FormPage brand={brand.id} title={t('title')}>
      {picture}
      <p className="mb-6 text-ink-soft">
        {t.rich('text', {
          email,
          strong: (part) => <strong className="break-all text-ink">{part}</strong>,
        })}
      </p>
      <ShortSignup
        prefix={prefix}
        language={locale}
        country={brand.country}
        target={target}
        invited={token === undefined ? { email } : { token }}
      />
    </FormPage>
  );
}
