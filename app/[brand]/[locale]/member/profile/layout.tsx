import type { ReactNode } from 'react';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { PageMessages } from '#app/page-messages.tsx';

type Props = { readonly params: Promise<BrandParams>; readonly children: ReactNode };

/** The words of the own account, which no other page carries. */
const NAMESPACES = ['account', 'accounts', 'photos', 'security'];

export default async function ProfileLayout({ params, children }: Props) {
  const { locale } = await pageBrand(params);
  return (
    <PageMessages locale={locale} of={NAMESPACES}>
      {children}
    </PageMessages>
  );
}
