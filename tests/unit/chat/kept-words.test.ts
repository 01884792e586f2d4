import { describe, expect, test } from '@jest/globals';
import { idFor, keptApart } from '#components/chat/kept-words.ts';

const kept = {
  ...{ idClient: 'k', msg: 'Ciao!', sendAfterPayment: false, expiresAt: 1, refusal: null },
};
const local = (idClient: string) => ({
  ...{ idClient, msg: 'Ciao!', suggested: false, time: 1, failed: 'credits_exhausted' },
});

describe('a message that waits for credits', () => {
  test('goes out under its own id when the same words are sent again', () => {
    expect(idFor(' Ciao! ', kept)).toBe('k');
  });

  test('other words are another message, and so are the same ones once nothing waits', () => {
    const ids = [idFor('Ciao', kept), idFor('Ciao!', null), idFor('Ciao!', null)];
    expect(new Set([...ids, 'k']).size).toBe(4);
  });

  test('is shown apart only where its words are nowhere else', () => {
    expect(keptApart({ kept, draft: '', local: [] })).toBe(kept);
    expect(keptApart({ kept, draft: 'altro', local: [local('x')] })).toBe(kept);
    expect(keptApart({ kept, draft: 'Ciao! ', local: [] })).toBeNull();
    expect(keptApart({ kept, draft: '', local: [local('k')] })).toBeNull();
    expect(keptApart({ kept: null, draft: '', local: [] })).toBeNull();
  });
});
