import { afterAll } from '@jest/globals';
import type { CreatedMember } from '#tests/factories/member.ts';
import { like } from '../discovery/choices.ts';

export const TURN_SECRET = 'a-secret-of-the-tests-with-forty-letters';
export const TURN_URL = 'turn:turn.example.test:3478?transport=udp';

export async function match(one: CreatedMember, other: CreatedMember): Promise<void> {
  await like(one, other);
  await like(other, one);
}

/** The settings of a relay, to be made in `beforeEach`; removed after the importing file. */
export function installRelay(): void {
  process.env['TURN_URLS'] = TURN_URL;
  process.env['TURN_SECRET'] = TURN_SECRET;
}

afterAll(() => {
  delete process.env['TURN_URLS'];
  delete process.env['TURN_SECRET'];
});
