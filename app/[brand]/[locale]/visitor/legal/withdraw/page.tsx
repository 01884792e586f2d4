import { DeclarationPage } from '#app/declaration-page.tsx';
import type { BrandParams } from '#app/page-brand.ts';
import { listedPage } from '#app/page-metadata.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = listedPage('/legal/withdraw', 'rights.withdraw', 'withdraw');

export default function WithdrawPage({ params }: Props) {
  return <DeclarationPage params={params} kind="withdraw" />;
}
