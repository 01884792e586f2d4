import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AutologinLanding } from '#app/autologin-landing.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import type { PageQuery } from '#app/page-query.ts';

type Props = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<PageQuery>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageBrand(params);
  const t = await getTranslations('accounts.autologin');
  return { title: t('title'), robots: { index: false } };
}

export default function AutologinTelegramPage(props: Props) {
  return <AutologinLanding {...props} channel="telegram" />;
}
