import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useDraft } from '#components/chat/state/use-draft.ts';
import { RealtimeContext } from '#components/realtime/realtime-provider.tsx';
import { renderPage } from '#tests/component/support/render.tsx';

function Field() {
  const [draft, setDraft] = useDraft('anna', undefined);
  return (
    <input
      aria-label="Message"
      value={draft}
      onChange={({ target }) => {
        setDraft(target.value);
      }}
    />
  );
}

const openAs = (trackerId: string) =>
  renderPage(
    <RealtimeContext value={{ connection: null, trackerId }}>
      <Field />
    </RealtimeContext>,
  );
const field = (): HTMLInputElement => screen.getByRole('textbox');

test('a draft is the member’s own: who logs in on the same tab afterwards does not see it', async () => {
  const { user, unmount } = openAs('ugo');
  await user.type(field(), 'Only for Anna');
  unmount();
  const other = openAs('piero');
  expect(field().value).toBe('');
  other.unmount();
  openAs('ugo');
  expect(field().value).toBe('Only for Anna');
});
