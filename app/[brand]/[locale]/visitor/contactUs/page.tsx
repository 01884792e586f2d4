import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { listedPage } from '#app/page-metadata.ts';
import { ContactForm } from '#components/care/contact-form.tsx';
import { FormPage } from '#components/home/form-page.tsx';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = listedPage('/contactUs', 'care.contact', 'contact');

export default async function ContactPage({ params }: Props) {
  const { brand, locale } = await pageBrand(params);
  const t = await getTranslations('care.contact');
  return (
    <FormPage brand={brand.id} title={t('title')} lead={t('lead')}>
      <ContactForm language={locale} />
    </FormPage>
  );
}
