import { describe, expect, test } from '@jest/globals';
import { hookApplies, targetOfHook } from '#components/payments/hooks/hook-applies.ts';
import { HOOKS, type Prompt } from '#components/payments/hooks/hook-table.ts';

const FREE = {
  level: 0,
  likeCredits: 0,
  totalCredits: 0,
  freeCredits: 0,
  messageCost: 10,
} as const;
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
    expect(hookApplies(kind, { credits, checkMissing: false })).toBe(applies);
  });

  test('asks for the card check only for a profile that requires it', () => {
    expect(hookApplies('profilo_bloccato', { credits: FREE, checkMissing: false })).toBe(false);
    expect(hookApplies('profilo_bloccato', { credits: FREE, checkMissing: true })).toBe(true);
  });

  test.each(prompts)('%s has another page for when it does not apply', (kind) => {
    expect(targetOfHook(kind, '')).toMatch(/^\/(?:find|chats)$/);
    expect(targetOfHook(kind, 'abc')).toMatch(/^\/(?:user|chats)\/abc$/);
  });
});
