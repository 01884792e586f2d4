import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { BrandHero } from '#components/brand/brand-hero.tsx';
import { AuthLinks } from '#components/home/auth-links.tsx';
import { Missing } from '#components/shell/missing.tsx';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = unlistedTitle('home.missing');

/** For every address that has no page. The server sends the 404 status: `notFound()` would lose the language. */
export default async function MissingPage({ params }: Props) {
  const { brand, prefix } = await pageBrand(params);
  const [t, own] = [await getTranslations('home.missing'), await getTranslations('brand')];
  return (
    <Missing
      overline={t('title')}
      title={own('missing')}
      text={t('text')}
      picture={
        <BrandHero brand={brand.id} className="h-auto max-h-[22rem] w-full lg:max-h-[34rem]" />
      }
    >
      <AuthLinks prefix={prefix} />
    </Missing>
  );
}
