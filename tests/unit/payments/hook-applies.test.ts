import { describe, expect, test } from '@jest/globals';
import { hookApplies, planHeader, targetOfHook } from '#components/payments/hooks/hook-applies.ts';
import { HOOKS, type Prompt } from '#components/payments/hooks/hook-table.ts';

const FREE = {
  level: 0,
  likeCredits: 0,
  totalCredits: 0,
  freeCredits: 0,
  messageCost: 10,
} as const;
const NOTHING = { credits: FREE, blurredMessage: false } as const;
const PAYING = { ...FREE, level: 1, totalCredits: 50 } as const;
const prompts = (Object.keys(HOOKS) as (keyof typeof HOOKS)[]).filter(
  (kind): kind is Prompt => HOOKS[kind].opens === 'prompt',
);

describe('a prompt opened by its address', () => {
  test.each([
    ['file_like', { ...FREE, likeCredits: 10 }, false],
    ['file_like', FREE, true],
    ['fine_crediti', { ...FREE, freeCredits: 1, totalCredits: 1 }, false],
    ['fine_crediti', FREE, true],
    ['fine_crediti', { ...PAYING, totalCredits: 9 }, true],
    ['fine_crediti', PAYING, false],
    ['paginazione', FREE, true],
    ['paginazione', PAYING, false],
    ['blurred', FREE, true],
    ['blurred', PAYING, false],
    ['errore', PAYING, true],
  ] as const)('%s claims a limit only while it exists: %j', (kind, credits, applies) => {
    expect(hookApplies(kind, { credits, checkMissing: false, blurredMessage: true })).toBe(applies);
  });

  test('asks for the card check only for a profile that requires it', () => {
    expect(hookApplies('profilo_bloccato', { ...NOTHING, checkMissing: false })).toBe(false);
    expect(hookApplies('profilo_bloccato', { ...NOTHING, checkMissing: true })).toBe(true);
  });

  // 17
  test('says that somebody wrote only if a message has arrived that is not readable', () => {
    const state = { credits: FREE, checkMissing: false };
    expect(hookApplies('blurred', { ...state, blurredMessage: true })).toBe(true);
    expect(hookApplies('blurred', { ...state, blurredMessage: false })).toBe(false);
  });

  test.each(prompts)('%s has another page for when it does not apply', (kind) => {
    expect(targetOfHook(kind, '')).toMatch(/^\/(?:find|chats)$/);
    expect(targetOfHook(kind, 'abc')).toMatch(/^\/(?:user|chats)\/abc$/);
  });
});

// 17
describe('the header of the plans page', () => {
  test.each([
    ['blurred', { credits: FREE, blurredMessage: true }, 'blurred'],
    ['blurred', { credits: FREE, blurredMessage: false }, 'cred'],
    ['fine_crediti', { credits: FREE, blurredMessage: false }, 'fine_crediti'],
    ['fine_crediti', { credits: PAYING, blurredMessage: false }, 'cred'],
    ['file_like', { credits: { ...FREE, likeCredits: 1 }, blurredMessage: false }, 'cred'],
    ['file_like', { credits: FREE, blurredMessage: false }, 'file_like'],
    ['cred', { credits: PAYING, blurredMessage: false }, 'cred'],
  ] as const)('for %s with %j is that of %s', (hook, state, shown) => {
    expect(planHeader(hook, state)).toBe(shown);
  });
});
