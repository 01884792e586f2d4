import { DeclarationPage } from '#app/declaration-page.tsx';
import type { BrandParams } from '#app/page-brand.ts';
import { pageTitle } from '#app/page-title.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = pageTitle('rights.withdraw');

export default function WithdrawPage({ params }: Props) {
  return <DeclarationPage params={params} kind="withdraw" />;
}
