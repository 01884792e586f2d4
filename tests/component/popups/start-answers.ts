import type { AnswerOf } from '#lib/wire/endpoint.ts';
import type { Contracts } from '#lib/http/contracts.ts';

type Verified = Extract<AnswerOf<Contracts['POST /api/users/verify']>, { readonly verify: true }>;

type Said = Pick<
  Verified,
  | 'email'
  | 'email_score'
  | 'confirmed_email'
  | 'region'
  | 'giftedMessages'
  | 'imageName'
  | 'lastActivity'
  | 'askChannels'
> & { readonly flow: { readonly optin: string; readonly photoOptional: boolean } };

const SETTLED: Said = {
  email: 'nina@example.test',
  email_score: 1,
  confirmed_email: true,
  region: 'Liguria',
  giftedMessages: 0,
  imageName: 'nina.jpg',
  lastActivity: '2026-11-20T10:00:00.000Z',
  askChannels: [],
  flow: { optin: 'doi', photoOptional: true },
};

/** The server's answer about a session at the start of a page: a member with nothing missing, by default. */
export function verified(change: Partial<Said> = {}): Verified {
  return { verify: true, source: null, ...SETTLED, ...change } as unknown as Verified;
}

/** A session that starts with the double opt-in, a gift and the proposal of a photo. */
export const EVERYTHING: Partial<Said> = {
  confirmed_email: false,
  giftedMessages: 2,
  imageName: '',
  lastActivity: null,
};
