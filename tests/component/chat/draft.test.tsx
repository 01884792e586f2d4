import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useDraft } from '#components/chat/state/use-draft.ts';
import { RealtimeContext } from '#components/realtime/realtime-provider.tsx';
import { LogoutButton } from '#components/shell/logout-button.tsx';
import { renderPage } from '#tests/component/support/render.tsx';
import { answering } from '#tests/component/support/server.ts';

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
      <LogoutButton prefix="" />
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

test('a logout removes the drafts from the tab, and nothing else', async () => {
  answering({ 'POST /api/users/logout': { success: true } as never });
  sessionStorage.setItem('typed', 'leo@example.test');
  const { user, say, unmount } = openAs('leo');
  await user.type(field(), 'Only for Anna');
  expect(sessionStorage.getItem('draft.leo.anna')).toBe('Only for Anna');
  await user.click(screen.getByRole('button', { name: say('shell.logout') }));
  await waitFor(() => {
    expect(Object.keys(sessionStorage)).toEqual(['typed']);
  });
  unmount();
  openAs('leo');
  expect(field().value).toBe('');
});
