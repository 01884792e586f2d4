import { AutologinLanding } from '#app/autologin-landing.tsx';
import type { BrandParams } from '#app/page-brand.ts';
import type { PageQuery } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';

type Props = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<PageQuery>;
};

export const generateMetadata = unlistedTitle('accounts.autologin');

export default function AutologinPage(props: Props) {
  return <AutologinLanding {...props} channel="email" />;
}
