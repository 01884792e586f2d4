import type { Flow } from '../flows/queries.ts';
import { giveWelcomeBack } from './give-welcome-back.ts';
import { presentAccount, type AccountAnswer } from './present-account.ts';
import { accountRow } from './queries.ts';

type Entry = {
  readonly memberId: string;
  readonly flow: Flow;
  readonly token?: string | undefined;
  readonly firstLogin: boolean;
  readonly now: Date;
};

/** After somebody has proved who they are: the gift, if one is due, and the user object. */
export async function enter(entry: Entry): Promise<AccountAnswer> {
  const { memberId, flow, token, firstLogin, now } = entry;
  const row = await accountRow(memberId);
  const giftedMessages = await giveWelcomeBack(row, flow, now);
  return presentAccount(row, flow, { token, firstLogin, giftedMessages });
}
