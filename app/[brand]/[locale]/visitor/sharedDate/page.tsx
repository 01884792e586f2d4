import { MailedLinkPage } from '#app/mailed-link-page.tsx';
import type { QueryPage } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { TrustedDate } from '#components/dates/trusted-date.tsx';

const TEXTS = 'dates.shared';

export const generateMetadata = unlistedTitle(TEXTS);

/** Opened by the person whom a member trusts with a date. */
export default function SharedDatePage(props: QueryPage) {
  return (
    <MailedLinkPage
      {...props}
      texts={TEXTS}
      namespaces={[TEXTS]}
      button={({ token, timeZone }) => <TrustedDate token={token} timeZone={timeZone} />}
    />
  );
}
