import { issueLoginLink, type Channel } from '#lib/accounts/issue-login-link.ts';
import { inTransaction } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { type CreatedMember } from '#tests/factories/member.ts';

/** Where the button of a link that logs in leads. */
export const ENTER = '/api/users/autoLogin/enter';

/** A link that logs in, with what its button sends. */
export async function linkFor(
  member: CreatedMember,
  channel: Channel = 'email',
  target = '/chats',
) {
  const { memberId, brandId, email } = member;
  const link = await inTransaction((tx) =>
    issueLoginLink(tx, {
      ...{ memberId, brandId, email, locale: 'it', channel, target },
      ...{ event: 'messaggio', now: clock.now() },
    }),
  );
  const query = new URL(link).searchParams;
  const token = query.get('token') ?? '';
  return { link, body: { token, redirect: query.get('redirect'), channel } };
}
