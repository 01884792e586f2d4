import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { db } from '#lib/db/client.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { blockPeer, unblockPeer } from '#lib/chat/conversations/block-peer.ts';
import { clock } from '#lib/kernel/clock.ts';
import { codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { list, move, seen, settle, unlist } from './known-list.ts';

const RUNS = process.env['TEST_ALL'] === '1' ? 40 : 8;
const ADDRESSES = 5;

type Step = {
  readonly do: 'add' | 'remove' | 'sign up' | 'move' | 'block' | 'unblock' | 'settle';
  readonly who: number;
  readonly address: number;
};

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom<Step['do']>(
    'add',
    'add',
    'remove',
    'sign up',
    'move',
    'block',
    'unblock',
    'settle',
  ),
  who: fc.integer({ min: 0, max: 2 }),
  address: fc.integer({ min: 0, max: ADDRESSES - 1 }),
});

type Person = { readonly member: CreatedMember; address: number; readonly lists: Set<number> };

/** A man whose list and blocks change, and women who sign up and change their addresses. */
class World {
  readonly #run: string;
  readonly men: Person[] = [];
  readonly women: Person[] = [];
  readonly blocks = new Set<string>();

  constructor(run: string) {
    this.#run = run;
  }

  email(address: number): string {
    return `${this.#run}-${address}@example.test`;
  }

  isTaken(address: number): boolean {
    return this.women.some((woman) => woman.address === address);
  }

  async take({ do: what, who, address }: Step): Promise<void> {
    const man = this.men[who % this.men.length];
    const woman = this.women[who];
    if (!man) throw new Error('no man');
    const key = `${this.men.indexOf(man)} ${who}`;
    if (what === 'add') {
      await list(man.member, this.email(address));
      man.lists.add(address);
    } else if (what === 'remove') {
      await unlist(man.member, this.email(address));
      man.lists.delete(address);
    } else if (what === 'sign up' && !this.isTaken(address)) {
      const about = { gender: 'woman', seeking: 'man', email: this.email(address) } as const;
      this.women.push({ member: await createMember(about), address, lists: new Set() });
    } else if (what === 'move' && woman && !this.isTaken(address)) {
      // The address of the signup cannot be taken again.
      const code = await codeOf(move(woman.member, this.email(address)));
      if (code === 'done') woman.address = address;
      else expect(code).toBe('signup_email');
    } else if (what === 'block' && woman) {
      await blockPeer(await viewerOf(man.member), woman.member.angelId, clock.now());
      this.blocks.add(key);
    } else if (what === 'unblock' && woman) {
      await codeOf(unblockPeer(await viewerOf(man.member), woman.member.angelId));
      this.blocks.delete(key);
    } else if (what === 'settle') await settle();
  }

  async check(): Promise<void> {
    for (const [m, man] of this.men.entries()) {
      for (const [w, woman] of this.women.entries()) {
        const hidden = man.lists.has(woman.address) || this.blocks.has(`${m} ${w}`);
        expect(await seen(man.member, woman.member)).toEqual([!hidden, !hidden]);
      }
    }
  }
}

let runs = 0;

test('whatever the order of changes, a list hides the present holders of its addresses and nobody else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 22 }), async (steps) => {
      runs += 1;
      const world = new World(`order${runs}-${process.pid}`);
      for (let i = 0; i < 2; i += 1) {
        world.men.push({ member: await createMember(), address: -1, lists: new Set() });
      }
      for (const one of steps) await world.take(one);
      await settle();
      await world.check();
      const own = world.men.map(({ member }) => member.profileId);
      const wanted = await db().knownPair.count({
        where: { profileId: { in: own }, wanted: true },
      });
      expect(await db().knownPair.count({ where: { profileId: { in: own } } })).toBe(wanted);
    }),
    { numRuns: RUNS },
  );
});
