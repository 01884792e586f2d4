// [core §4 Messages of a future time are hidden]
import { describe, expect, test } from '@jest/globals';
import { hiddenUntilDue } from '#components/chat/state/use-due.ts';

describe('messages with a future date', () => {
  const at = (time: number) => ({ time });

  test('are hidden until a minute before their time, the others are shown', () => {
    const items = [at(1_000), at(61_000), at(61_001), at(200_000)];
    expect(hiddenUntilDue(items, 1_000)).toEqual({
      shown: [at(1_000), at(61_000)],
      nextAt: 1_001,
    });
    expect(hiddenUntilDue(items, 1_001).shown).toHaveLength(3);
    expect(hiddenUntilDue(items, 140_000)).toEqual({ shown: items, nextAt: null });
  });
});
