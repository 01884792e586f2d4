import { describe, expect, test } from '@jest/globals';
import { requirementOf } from '#components/chat/state/requirement.ts';
import type { LocalMessage } from '#components/chat/state/message-state.ts';
import { unsentInMemory } from '#components/chat/state/unsent.ts';

const one: LocalMessage = {
  idClient: 'one',
  msg: 'hello',
  suggested: false,
  quote: null,
  time: 5,
  failed: undefined,
};

describe('an unsent message', () => {
  test('is stored per thread, once under its id, until the server has stored it', () => {
    const unsent = unsentInMemory();
    unsent.remember('anna', one);
    unsent.remember('anna', { ...one, idClient: 'two' });
    unsent.remember('bea', { ...one, idClient: 'three' });
    unsent.remember('anna', { ...one, failed: 'offline' });
    expect(unsent.recall('anna').map(({ idClient, failed }) => [idClient, failed])).toEqual([
      ['two', undefined],
      ['one', 'offline'],
    ]);
    unsent.forget('anna', 'two');
    unsent.forget('anna', 'one');
    expect(unsent.recall('anna')).toEqual([]);
    expect(unsent.recall('bea')).toHaveLength(1);
  });

  test('has a requirement when the member can resolve the refusal, else none', () => {
    const refused = (code: string, params = {}) => requirementOf(one, { ok: false, code, params });
    expect(refused('credits_exhausted', { cost: 5, held: 2 })).toEqual({
      kind: 'credits',
      message: one,
      cost: 5,
      held: 2,
    });
    expect(refused('disclosure_required')?.kind).toBe('disclosure');
    expect(refused('card_check_required')?.kind).toBe('card_check');
    expect(refused('conversation_blocked')).toBeNull();
  });
});
