// [core §3 Other profile] [core §3 Search answer] [core §7 POST /api/dispenser]
import { expect, test } from '@jest/globals';
import { discoveryContract } from '#lib/discovery/contract.ts';
import { reply } from '#lib/http/reply.ts';
import { env } from '#lib/kernel/env.ts';
import { open } from '#lib/wire/envelope.ts';

const profile = {
  id: 'p',
  _id: 'p',
  kind: 'hosted',
  answeredBy: ['script'],
  label: 'Hosted by us',
  screenName: 'Anna',
  age: 30,
  gender: 'woman',
  about: 'Hello',
  description: 'Hello',
  lookingFor: 'Talk',
  hair_color: 'red',
  height: 170,
  weight: 60,
  work: 'Bakery',
  study: 'History',
  children: 'have',
  smoking: 'no',
  drinking: 'socially',
  spokenLanguages: ['it'],
  datingIntent: 'serious',
  interests: ['wine'],
  sharedInterests: ['wine'],
  profilePrompts: [{ question: 'best_meal', answer: 'Gnocchi' }],
  region: 'Lazio',
  city: 'Roma',
  online: false,
  verifiedOnly: false,
  visiting: null,
  photoCheckedAt: null,
  default_photo: null,
  photos: [],
  first: false,
  email: 'never@example.test',
  memberId: 'never',
} as const;

const page = {
  profiles: [profile],
  total: 1,
  page: 1,
  pages: 1,
  region: { id: 1, name: 'Lazio' },
  widened: null,
};

test('encrypts the answer, with the names of the profile service, reduced to the allow-list', async () => {
  const answer = reply(discoveryContract['POST /api/dispenser'], page, null);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const opened = open(await answer.text(), env().WIRE_SECRET) as Record<string, unknown>;
  expect(opened['totali']).toBe(1);
  const [shown] = opened['profili'] as Record<string, unknown>[];
  expect(shown).toMatchObject({
    screenName: 'Anna',
    age: 30,
    gender: 'woman',
    about: 'Hello',
    cosa_cerco: 'Talk',
    hair_color: 'red',
    kind: 'hosted',
    answeredBy: ['script'],
    label: 'Hosted by us',
  });
  expect(shown).not.toHaveProperty('eta');
  expect(JSON.stringify(opened)).not.toContain('never');
});

test('answers a caller that requests JSON with JSON', async () => {
  const answer = reply(discoveryContract['POST /api/dispenser'], page, 'application/json');
  expect(Object.keys((await answer.json()) as object)).toContain('profili');
});
