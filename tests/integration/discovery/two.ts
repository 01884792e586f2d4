import { afterEach, beforeEach } from '@jest/globals';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createWoman } from './choices.ts';

/** A man and a woman who suit each other, created for each test of the importing file. */
export let him: CreatedMember;
export let her: CreatedMember;

export async function meetOthers(): Promise<void> {
  [him, her] = await Promise.all([createMember(), createWoman()]);
}

beforeEach(meetOthers);
afterEach(() => {
  clock.setOffset(0);
});
