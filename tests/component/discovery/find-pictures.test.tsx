import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { found, profile } from '#tests/component/support/discovery.ts';
import { present } from '#tests/component/support/element.ts';
import { answering, brokenAnswer, callsOf } from '#tests/component/support/server.ts';
import { renderFind } from './render-find.tsx';

const PHOTO = 'GET /api/dispenser/{id}/{country}/{cerco}';
const picture = (key: string) => ({
  full: `/photos/${key}.webp`,
  card: `/photos/${key}-card.webp`,
  thumb: `/photos/${key}-thumb.webp`,
});

describe('a picture that fails to load', () => {
  const shown = profile(0, { photos: [picture('one')] });
  const image = () => screen.getByRole('article').querySelector('img');

  test('is fetched once more, then left out of the card', async () => {
    answering({ [PHOTO]: [{ ...shown, photos: [picture('one'), picture('two')] }] as never });
    renderFind({ found: found({ profiles: [shown] }) });
    fireEvent.error(present(image()));
    await waitFor(() => {
      expect(image()?.getAttribute('src')).toContain('two');
    });
    fireEvent.error(present(image()));
    await waitFor(() => {
      expect(image()).toBeNull();
    });
    expect(callsOf(PHOTO)).toHaveLength(1);
  });

  test('is left out when the fetch fails, and the failure is reported', async () => {
    answering({ [PHOTO]: brokenAnswer(500) });
    renderFind({ found: found({ profiles: [shown] }) });
    fireEvent.error(present(image()));
    await waitFor(() => {
      expect(image()).toBeNull();
    });
    expect(callsOf('POST /api/log/client')).toMatchObject([
      { body: { subject: 'profile service' } },
    ]);
  });
});
