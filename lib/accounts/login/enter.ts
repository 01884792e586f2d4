import type { Flow } from '../../flows/queries.ts';
import { giveWelcomeBack } from './give-welcome-back.ts';
import { presentAccount, type AccountAnswer } from '../profile/present-account.ts';
import { accountRow, type AccountRow } from '../queries.ts';

type Entry = {
  readonly flow: Flow;
  readonly token?: string | undefined;
  readonly firstLogin: boolean;
  readonly now: Date;
};

/**
 * Called after the member has been authenticated. Grants the flow's gift if one is due, and returns the user
 * object.
 */
export async function enter(entry: Entry & { readonly memberId: string }): Promise<AccountAnswer> {
  return enterAs(await accountRow(entry.memberId), entry);
}

/** The same for an account row that is already loaded. */
export async function enterAs(row: AccountRow, entry: Entry): Promise<AccountAnswer> {
  const { flow, token, firstLogin, now } = entry;
  const giftedMessages = await giveWelcomeBack(row, flow, now);
  return presentAccount(row, flow, { token, firstLogin, giftedMessages });
}
