// Findings, "not proven either way": another member's client message id.
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { db } from '#lib/db/client.ts';
import { sendInvitation } from '#lib/discovery/swipe/send-invitation.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { choose } from '../discovery/choices.ts';
import { swipesOf } from '../discovery/outcomes.ts';
import { capturePushes, say, viewerOf } from './chat-helpers.ts';
import { grant, ledgerFaults, purse } from './purse.ts';

const numRuns = process.env['TEST_ALL'] === '1' ? 40 : 8;

const step = fc.record({
  who: fc.nat(1),
  to: fc.nat(1),
  what: fc.constantFrom('say' as const, 'invite' as const, 'like' as const, 'dislike' as const),
  text: fc.constantFrom('Ciao', 'Come va?'),
  id: fc.nat(2),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The answer without ids and times, or the code of the refusal. */
async function outcomeOf(work: Promise<object>): Promise<unknown> {
  try {
    const { id: _, time: _time, ...answer } = (await work) as Readonly<Record<string, unknown>>;
    return answer;
  } catch (error) {
    if (isAppError(error)) return error.code;
    throw error;
  }
}

async function take(
  men: readonly CreatedMember[],
  women: readonly CreatedMember[],
  one: Step,
  idClient: string,
) {
  const [from, to] = [men[one.who], women[one.to]];
  if (!from || !to) throw new Error('no such member');
  switch (one.what) {
    case 'say':
      return outcomeOf(say(from, to.angelId, one.text, idClient));
    case 'invite': {
      const send = { viewer: await viewerOf(from), angelId: to.angelId, text: one.text, idClient };
      return outcomeOf(sendInvitation(send));
    }
    case 'like':
    case 'dislike':
      return outcomeOf(choose(from, to, one.what, { idClient }));
  }
}

/** All that the steps lead to, in a world of its own. */
async function play(steps: readonly Step[], idOf: (one: Step) => string) {
  const options = { flowCode: '12' };
  const men = await Promise.all([createMember(options), createMember()]);
  const women = await Promise.all([
    createMember({ gender: 'woman' }),
    createMember({ gender: 'woman' }),
  ]);
  for (const man of men) await grant(man, 'free', 5);
  capturePushes();
  const outcomes: unknown[] = [];
  for (const one of steps) outcomes.push(await take(men, women, one, idOf(one)));
  const left = await Promise.all(
    men.map(async (man) => ({
      purse: await purse(man),
      faults: await ledgerFaults(man.memberId),
      swipes: (await swipesOf(man)).map(({ peerId, choice, cost }) => [
        women.findIndex(({ profileId }) => profileId === peerId),
        choice,
        cost,
      ]),
      messages: (
        await db().message.findMany({
          where: { senderId: man.profileId },
          orderBy: [{ createdAt: 'asc' }, { seq: 'asc' }],
        })
      ).map(({ seq, kind, body, cost }) => [seq, kind, body, cost]),
    })),
  );
  return { outcomes, left };
}

test('two members who use the same ids get what they would get with ids of their own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
      const shared = [randomUUID(), randomUUID(), randomUUID()];
      const own = [0, 1].map(() => [randomUUID(), randomUUID(), randomUUID()]);
      const together = await play(steps, ({ id }) => shared[id] ?? '');
      const apart = await play(steps, ({ who, id }) => own[who]?.[id] ?? '');
      expect(together).toEqual(apart);
    }),
    { numRuns },
  );
});
