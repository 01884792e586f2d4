import { getTranslations } from 'next-intl/server';
import { FormPage } from '#components/home/form-page.tsx';
import { DeclarationForm } from '#components/legal/declaration/declaration-form.tsx';
import type { DeclarationKind } from '#components/legal/declaration/said.ts';
import { pageBrand, type BrandParams } from './page-brand.ts';
import { PageMessages } from './page-messages.tsx';

interface DeclarationPageProps {
  params: Promise<BrandParams>;
  kind: DeclarationKind;
}

/** The public form for exercising a right: the same with or without an account. */
export async function DeclarationPage({ params, kind }: DeclarationPageProps) {
  const { brand, locale } = await pageBrand(params);
  const t = await getTranslations(`rights.${kind}`);
  return (
    <FormPage brand={brand.id} title={t('title')} lead={t('lead')}>
      <PageMessages locale={locale} of={['rights']}>
        <DeclarationForm kind={kind} language={locale} timeZone={brand.timezone} />
      </PageMessages>
    </FormPage>
  );
}
