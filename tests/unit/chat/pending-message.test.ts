import { describe, expect, test } from '@jest/globals';
import { idFor, visiblePendingMessage } from '#components/chat/state/pending-message.ts';

const pendingMessage = {
  idClient: 'k',
  msg: 'Ciao!',
  quote: null,
  sendAfterPayment: false,
  expiresAt: 1,
  refusal: null,
};
const local = (idClient: string) => ({
  idClient,
  msg: 'Ciao!',
  suggested: false,
  quote: null,
  time: 1,
  failed: 'credits_exhausted',
});

describe('a message pending for credits', () => {
  test('is sent under its own id when the same text is sent again', () => {
    expect(idFor(' Ciao! ', pendingMessage)).toBe('k');
  });

  test('gets a new id for another text, or once nothing is pending', () => {
    const ids = [idFor('Ciao', pendingMessage), idFor('Ciao!', null), idFor('Ciao!', null)];
    expect(new Set([...ids, 'k']).size).toBe(4);
  });

  test('is shown separately only when its text is nowhere else', () => {
    expect(visiblePendingMessage({ pendingMessage, draft: '', local: [] })).toBe(pendingMessage);
    expect(visiblePendingMessage({ pendingMessage, draft: 'altro', local: [local('x')] })).toBe(
      pendingMessage,
    );
    expect(visiblePendingMessage({ pendingMessage, draft: 'Ciao! ', local: [] })).toBeNull();
    expect(visiblePendingMessage({ pendingMessage, draft: '', local: [local('k')] })).toBeNull();
    expect(visiblePendingMessage({ pendingMessage: null, draft: '', local: [] })).toBeNull();
  });
});
