import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { MemberFrame } from '#app/member-frame.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { PageWords } from '#app/page-words.tsx';

export const metadata: Metadata = { robots: { index: false } };

type Props = { readonly params: Promise<BrandParams>; readonly children: ReactNode };

export default async function Layout({ params, children }: Props) {
  const { locale } = await pageBrand(params);
  return (
    <MemberFrame params={params}>
      <PageWords locale={locale} of={['payments', 'checkout']}>
        {children}
      </PageWords>
    </MemberFrame>
  );
}
