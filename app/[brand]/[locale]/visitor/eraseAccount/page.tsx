import { MailedLinkPage } from '#app/mailed-link-page.tsx';
import type { QueryPage } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { ConfirmErase } from '#components/profile/mailing/confirm-erase.tsx';

const TEXTS = 'mailing.confirmErase';

export const generateMetadata = unlistedTitle(TEXTS);

/** For an account without a password: starts its erasure. */
export default function EraseAccountPage(props: QueryPage) {
  return <MailedLinkPage {...props} texts={TEXTS} button={(link) => <ConfirmErase {...link} />} />;
}
