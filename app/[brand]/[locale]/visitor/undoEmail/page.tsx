import { MailedLinkPage } from '#app/mailed-link-page.tsx';
import type { QueryPage } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { UndoEmail } from '#components/profile/mailing/undo-email.tsx';

const TEXTS = 'mailing.undoAddress';

export const generateMetadata = unlistedTitle(TEXTS);

/** Opened from the old address: reverts the change. */
export default function UndoEmailPage(props: QueryPage) {
  return (
    <MailedLinkPage
      {...props}
      texts={TEXTS}
      button={({ prefix, token }) => <UndoEmail prefix={prefix} token={token} />}
    />
  );
}
