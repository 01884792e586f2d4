import { MailedLinkPage } from '#app/mailed-link-page.tsx';
import type { QueryPage } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { ConfirmNewEmail } from '#components/profile/mailing/confirm-new-email.tsx';

const TEXTS = 'mailing.newAddress';

export const generateMetadata = unlistedTitle(TEXTS);

/** Opened from the new address: confirms the change. */
export default function ConfirmNewEmailPage(props: QueryPage) {
  return (
    <MailedLinkPage
      {...props}
      texts={TEXTS}
      button={({ prefix, token }) => <ConfirmNewEmail prefix={prefix} token={token} />}
    />
  );
}
