import { expect } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { codeOf, type Pushed } from './chat-helpers.ts';

type Sending = { readonly writer: CreatedMember; readonly pushed: readonly Pushed[] };

/** The state that a refused send must not change. */
export const sendState = async ({ memberId }: CreatedMember) => ({
  messages: await db().message.count(),
  entries: await db().creditEntry.count({ where: { reason: 'message' } }),
  account: await db().creditAccount.findUnique({ where: { memberId } }),
  unread: await db().inbox.aggregate({ _sum: { unread: true } }),
});

/** Runs a send that must be refused with a code, change nothing and publish nothing. */
export async function expectRefused(
  code: string,
  { writer, pushed }: Sending,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = await sendState(writer);
  expect(await codeOf(work())).toBe(code);
  expect(await sendState(writer)).toEqual(before);
  expect(pushed).toEqual([]);
}
