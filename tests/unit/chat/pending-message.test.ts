import { describe, expect, test } from '@jest/globals';
import { idFor, visiblePendingMessage } from '#components/chat/pending-message.ts';

const pendingMessage = {
  ...{ idClient: 'k', msg: 'Ciao!', sendAfterPayment: false, expiresAt: 1, refusal: null },
};
const local = (idClient: string) => ({
  ...{ idClient, msg: 'Ciao!', suggested: false, time: 1, failed: 'credits_exhausted' },
});

describe('a message that waits for credits', () => {
  test('goes out under its own id when the same words are sent again', () => {
    expect(idFor(' Ciao! ', pendingMessage)).toBe('k');
  });

  test('other words are another message, and so are the same ones once nothing waits', () => {
    const ids = [idFor('Ciao', pendingMessage), idFor('Ciao!', null), idFor('Ciao!', null)];
    expect(new Set([...ids, 'k']).size).toBe(4);
  });

  test('is shown apart only where its words are nowhere else', () => {
    expect(visiblePendingMessage({ pendingMessage, draft: '', local: [] })).toBe(pendingMessage);
    expect(visiblePendingMessage({ pendingMessage, draft: 'altro', local: [local('x')] })).toBe(
      pendingMessage,
    );
    expect(visiblePendingMessage({ pendingMessage, draft: 'Ciao! ', local: [] })).toBeNull();
    expect(visiblePendingMessage({ pendingMessage, draft: '', local: [local('k')] })).toBeNull();
    expect(visiblePendingMessage({ pendingMessage: null, draft: '', local: [] })).toBeNull();
  });
});
