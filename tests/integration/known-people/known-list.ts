import { confirmEmailChange } from '#lib/accounts/email-change/confirm-change.ts';
import { requestEmailChange } from '#lib/accounts/email-change/request-change.ts';
import { settleKnownPairsWork } from '#lib/chat/known-pairs/settle-known-pairs.ts';
import { profileView } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { addressHash } from '#lib/known-people/address-key.ts';
import { addKnownPeople, removeKnownPeople } from '#lib/known-people/change-list.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { mailedToken } from '../accounts/mails.ts';
import { codeOf, viewerOf } from '../chat/chat-helpers.ts';

type Listing = (by: CreatedMember, ...emails: string[]) => Promise<{ readonly count: number }>;

export const list: Listing = async (by, ...emails) =>
  addKnownPeople(await viewerOf(by), emails.map(addressHash), clock.now());
export const unlist: Listing = async (by, ...emails) =>
  removeKnownPeople(await viewerOf(by), emails.map(addressHash), clock.now());

/** Runs the due work until nothing is due. */
export async function settle(): Promise<void> {
  while ((await settleKnownPairsWork.run(clock.now(), 50)) > 0);
}

/** Whether each of the two can open the profile of the other. */
export async function seen(one: CreatedMember, other: CreatedMember): Promise<boolean[]> {
  const opens = async (self: CreatedMember, peer: CreatedMember) => {
    const viewer = await viewerOf(self);
    return codeOf(profileView({ viewer, locale: 'it', now: clock.now() }, peer.angelId));
  };
  const codes = await Promise.all([opens(one, other), opens(other, one)]);
  return codes.map((code) => code === 'done');
}

/** Gives the account another address by the mailed link. */
export async function move(member: CreatedMember, newEmail: string): Promise<void> {
  const brand = brandOf(member.brandId);
  const viewer = await viewerOf(member);
  await requestEmailChange({ brand, member: viewer, oldEmail: '', newEmail, now: clock.now() });
  const token = await mailedToken(newEmail, 'change_email');
  await confirmEmailChange({ brand, token, now: clock.now() });
}
