import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { Missing } from '#components/shell/missing.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = unlistedTitle('home.missing');

/** For every address that has no page. The server answers it with 404: a thrown one would lose the language. */
export default async function MissingPage({ params }: Props) {
  const { prefix } = await pageBrand(params);
  const t = await getTranslations('home');
  return (
    <Missing title={t('missing.title')} text={t('missing.text')}>
      <a href={`${prefix}/signup`} className={buttonStyle({ size: 'lg' })}>
        {t('signup')}
      </a>
      <a href={`${prefix}/login`} className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
        {t('login')}
      </a>
    </Missing>
  );
}
