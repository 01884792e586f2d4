import type { Flow } from '../../flows/queries.ts';
import { presentAccount, type AccountAnswer } from '../profile/present-account.ts';
import { accountRow, type AccountRow } from '../queries.ts';
import { inTransaction } from '../../db/client.ts';
import { recordLogin } from '../session/record-login.ts';
import { grantCredits } from '../../credits/grant-credits.ts';
import { GIFT_AFTER_MS } from '../limits.ts';

/**
 * Called at login. Grants the flow's gift to a member who returns on another day, once per member. Returns
 * the free messages granted now, usually 0.
 */
async function giveWelcomeBack(row: AccountRow, flow: Flow, now: Date): Promise<number> {
  const amount = flow.config.giftedMessages;
  const back = now.getTime() - row.createdAt.getTime() >= GIFT_AFTER_MS;
  if (amount === 0 || row.giftedAt !== null || !back) return 0;
  return inTransaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: row.id, giftedAt: null },
      data: { giftedAt: now },
    });
    if (count === 0) return 0;
    await grantCredits(tx, {
      memberId: row.id,
      bucket: 'free',
      amount,
      reason: 'gift',
      reference: flow.id,
      uniqueKey: `gift:${row.id}`,
      now,
    });
    return amount;
  });
}

type Entry = {
  readonly flow: Flow;
  readonly token?: string | undefined;
  readonly firstLogin: boolean;
  readonly now: Date;
};

/**
 * Called after the member has been authenticated. Records the login, grants the flow's gift if one is due,
 * and returns the user object with the activity before this login.
 */
export async function enter(entry: Entry & { readonly memberId: string }): Promise<AccountAnswer> {
  const { memberId, now } = entry;
  const row = await accountRow(memberId);
  await recordLogin(memberId, now);
  return enterAs(row, entry);
}

/** The same for an account row that is already loaded. */
export async function enterAs(row: AccountRow, entry: Entry): Promise<AccountAnswer> {
  const { flow, token, firstLogin, now } = entry;
  const giftedMessages = await giveWelcomeBack(row, flow, now);
  return presentAccount(row, flow, { token, firstLogin, giftedMessages });
}
