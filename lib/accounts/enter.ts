import type { Flow } from '../flows/queries.ts';
import { giveWelcomeBack } from './give-welcome-back.ts';
import { presentAccount, type AccountAnswer } from './present-account.ts';
import { accountRow, type AccountRow } from './queries.ts';

type Entry = {
  readonly flow: Flow;
  readonly token?: string | undefined;
  readonly firstLogin: boolean;
  readonly now: Date;
};

/**
 * Called after somebody has proved who they are. Gives the flow's gift if one is due, and answers with the
 * user object.
 */
export async function enter(entry: Entry & { readonly memberId: string }): Promise<AccountAnswer> {
  return enterAs(await accountRow(entry.memberId), entry);
}

/** The same where the account has been read already. */
export async function enterAs(row: AccountRow, entry: Entry): Promise<AccountAnswer> {
  const { flow, token, firstLogin, now } = entry;
  const giftedMessages = await giveWelcomeBack(row, flow, now);
  return presentAccount(row, flow, { token, firstLogin, giftedMessages });
}
