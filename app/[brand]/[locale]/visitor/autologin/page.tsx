import { AutologinLanding } from '#app/autologin-landing.tsx';
import type { QueryPage } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';

export const generateMetadata = unlistedTitle('accounts.autologin');

export default function AutologinPage(props: QueryPage) {
  return <AutologinLanding {...props} channel="email" />;
}
