import { getTranslations } from 'next-intl/server';
import { HomeForms } from '#components/accounts/landings/home-forms.tsx';
import { FormPage } from '#components/home/form-page.tsx';
import type { Brand, Locale } from '#lib/brands/schema.ts';
import { OptionalSignIn } from './optional-sign-in.tsx';

type LandingProps = { readonly brand: Brand; readonly locale: Locale; readonly prefix: string };

/** The forms of a landing page, with the logins by a provider below them. */
export function LandingForms({ brand, locale, prefix }: LandingProps) {
  return (
    <HomeForms prefix={prefix} language={locale} country={brand.country}>
      <OptionalSignIn brand={brand} language={locale} entry="home" />
    </HomeForms>
  );
}

/** The plain landing page: a title, and the forms beside the brand's picture. */
export async function LandingPage(props: LandingProps) {
  const t = await getTranslations('accounts.landing.find');
  return (
    <FormPage brand={props.brand.id} title={t('title')} lead={t('text')}>
      <LandingForms {...props} />
    </FormPage>
  );
}
