import { MailedLinkPage } from '#app/mailed-link-page.tsx';
import type { QueryPage } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { CheckInLink } from '#components/dates/check-in-link.tsx';

const TEXTS = 'dates.checkInPage';

export const generateMetadata = unlistedTitle(TEXTS);

/** Opened from the reminder of a shared date. */
export default function CheckInPage(props: QueryPage) {
  return (
    <MailedLinkPage
      {...props}
      texts={TEXTS}
      namespaces={['dates']}
      button={({ prefix, token }) => <CheckInLink prefix={prefix} token={token} />}
    />
  );
}
