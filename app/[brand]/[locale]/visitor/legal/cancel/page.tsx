import { DeclarationPage } from '#app/declaration-page.tsx';
import type { BrandParams } from '#app/page-brand.ts';
import { pageTitle } from '#app/page-title.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = pageTitle('rights.cancel');

export default function CancelPage({ params }: Props) {
  return <DeclarationPage params={params} kind="cancel" />;
}
