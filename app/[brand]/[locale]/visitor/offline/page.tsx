import { getTranslations } from 'next-intl/server';
import { BrandDrawings } from '#app/brand-drawings.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { EmptyPicture } from '#components/brand/empty-picture.tsx';
import { Missing } from '#components/shell/missing.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = unlistedTitle('home.offline');

/** Cached by the service worker, which shows it for any address that could not be reached. */
export default async function OfflinePage({ params }: Props) {
  const { brand } = await pageBrand(params);
  const t = await getTranslations('home.offline');
  return (
    <>
      <BrandDrawings brand={brand.id} />
      <Missing
        title={t('title')}
        text={t('text')}
        page="offline"
        picture={<EmptyPicture kind="empty" />}
      >
        <a href="" className={buttonStyle({ size: 'lg' })}>
          {t('again')}
        </a>
      </Missing>
    </>
  );
}
