import { issueLoginLink } from '#lib/accounts/issue-login-link.ts';
import { inTransaction } from '#lib/db/client.ts';
import type { AutologinChannel } from '#lib/db/generated/enums.ts';
import { clock } from '#lib/kernel/clock.ts';
import { type CreatedMember } from '#tests/factories/member.ts';

/** The endpoint that the button of a login link calls. */
export const ENTER = '/api/users/autoLogin/enter';

/** A login link, with the body that its button sends. */
export async function linkFor(
  member: CreatedMember,
  channel: AutologinChannel = 'email',
  target = '/chats',
) {
  const { memberId, brandId, email } = member;
  const link = await inTransaction((tx) =>
    issueLoginLink(tx, {
      memberId,
      brandId,
      email,
      locale: 'it',
      channel,
      target,
      event: 'messaggio',
      now: clock.now(),
    }),
  );
  const query = new URL(link).searchParams;
  const token = query.get('token') ?? '';
  return { link, body: { token, redirect: query.get('redirect'), channel } };
}
