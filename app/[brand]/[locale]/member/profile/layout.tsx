import type { ReactNode } from 'react';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { PageWords } from '#app/page-words.tsx';

type Props = { readonly params: Promise<BrandParams>; readonly children: ReactNode };

/** The words of the own account, which no other page carries. */
const WORDS = ['account', 'accounts', 'photos', 'security'];

export default async function ProfileLayout({ params, children }: Props) {
  const { locale } = await pageBrand(params);
  return (
    <PageWords locale={locale} of={WORDS}>
      {children}
    </PageWords>
  );
}
