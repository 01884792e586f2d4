import type { ReactNode } from 'react';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { PageMessages } from '#app/page-messages.tsx';

type Props = { readonly params: Promise<BrandParams>; readonly children: ReactNode };

/** Messages of the account pages, which no other page loads. */
const NAMESPACES = ['account', 'accounts', 'answers', 'chat.voice', 'photos', 'security'];

export default async function ProfileLayout({ params, children }: Props) {
  const { locale } = await pageBrand(params);
  return (
    <PageMessages locale={locale} of={NAMESPACES}>
      {children}
    </PageMessages>
  );
}
