import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { Drawing } from '#components/brand/drawing.tsx';
import { Missing } from '#components/shell/missing.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = unlistedTitle('home.offline');

/** Cached by the service worker, which shows it for any address that could not be reached. */
export default async function OfflinePage({ params }: Props) {
  await pageBrand(params);
  const t = await getTranslations('home.offline');
  return (
    <Missing
      title={t('title')}
      text={t('text')}
      page="offline"
      picture={<Drawing name="empty" className="aspect-[3/2] w-full max-w-sm" />}
    >
      <a href="" className={buttonStyle({ size: 'lg' })}>
        {t('again')}
      </a>
    </Missing>
  );
}
