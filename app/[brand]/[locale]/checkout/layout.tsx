import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { MemberFrame } from '#app/member-frame.tsx';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { PageMessages } from '#app/page-messages.tsx';

export const metadata: Metadata = { robots: { index: false } };

type Props = { readonly params: Promise<BrandParams>; readonly children: ReactNode };

export default async function Layout({ params, children }: Props) {
  const { locale } = await pageBrand(params);
  return (
    <MemberFrame params={params}>
      <PageMessages locale={locale} of={['payments', 'checkout']}>
        {children}
      </PageMessages>
    </MemberFrame>
  );
}
