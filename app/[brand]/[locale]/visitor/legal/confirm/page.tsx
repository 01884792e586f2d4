import { MailedLinkPage } from '#app/mailed-link-page.tsx';
import type { QueryPage } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { ConfirmLink } from '#components/legal/declaration/confirm-link.tsx';

const TEXTS = 'rights.link';

export const generateMetadata = unlistedTitle(TEXTS);

/** The target of the mail about a declaration whose order number was not found. */
export default function ConfirmPage(props: QueryPage) {
  return (
    <MailedLinkPage
      {...props}
      texts={TEXTS}
      namespaces={['mailing', 'rights']}
      button={({ prefix, token }) => <ConfirmLink prefix={prefix} token={token} />}
    />
  );
}
