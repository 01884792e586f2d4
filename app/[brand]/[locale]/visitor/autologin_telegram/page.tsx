import { AutologinLanding } from '#app/autologin-landing.tsx';
import type { QueryPage } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';

export const generateMetadata = unlistedTitle('accounts.autologin');

export default function AutologinTelegramPage(props: QueryPage) {
  return <AutologinLanding {...props} channel="telegram" />;
}
