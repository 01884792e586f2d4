import type { Flow } from '../../flows/queries.ts';
import { presentAccount, type AccountAnswer } from './present-account.ts';
import { accountRow } from '../queries.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

/** The member's own user object in its current state. Changes nothing. */
export async function ownAccount(member: MemberViewer, flow: Flow): Promise<AccountAnswer> {
  const row = await accountRow(member.memberId);
  return presentAccount(row, flow, { firstLogin: false, giftedMessages: 0 });
}
