import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { CallHost } from '#components/calls/call-host.tsx';
import { ring } from '#components/calls/ring.ts';
import { PauseProvider } from '#components/notifications/pause/pause-state.tsx';
import { Notices } from '#components/profile/own/notices.tsx';
import { renderMember } from '#tests/component/support/render-member.tsx';
import { answering, refusal } from '#tests/component/support/server.ts';
import { answered, ID, name, renderPage, START, view } from './render-call.tsx';
import { installSound, removeSound, StandInSound } from './stand-in-sound.ts';

let vibrations: unknown[];
beforeEach(() => {
  ({ vibrations } = installSound());
  localStorage.clear();
});
afterEach(removeSound);

const sounds = () => StandInSound.opened.filter(({ played }) => played.length > 0);
const audible = () => sounds().filter(({ isClosed }) => !isClosed);
const isSilent = () =>
  waitFor(() => {
    expect(audible()).toEqual([]);
  });

async function called() {
  const page = renderPage();
  await page.socket.receive('call', view({ role: 'callee' }));
  await screen.findByRole('dialog');
  return page;
}

describe('an incoming call', () => {
  test('is heard and felt, until it is declined', async () => {
    const { user, say } = await called();
    await waitFor(() => {
      expect(audible()).toHaveLength(1);
    });
    expect(vibrations).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: say('calls.incoming.decline') }));
    await isSilent();
    expect(vibrations.at(-1)).toBe(0);
  });

  test.each([
    ['another tab accepted it', { state: 'active', tab: crypto.randomUUID() }],
    ['the caller gave up', { state: 'missed', reason: 'canceled' }],
  ] as const)('falls silent when %s', async (_, change) => {
    const { socket } = await called();
    await waitFor(() => {
      expect(audible()).toHaveLength(1);
    });
    await socket.receive('call', view({ role: 'callee', ...change }));
    await isSilent();
  });

  test('falls silent when it is accepted, and the call itself makes no tone', async () => {
    const { user, say, dialog } = await called();
    await user.click(screen.getByRole('button', { name: say('calls.incoming.accept') }));
    await (await dialog()).findByText(say('calls.state.connecting'));
    await isSilent();
    expect(sounds()).toHaveLength(1);
  });

  test('is silenced by a press, and can still be accepted', async () => {
    const { user, say } = await called();
    const silence = say('calls.incoming.silence');
    await user.click(screen.getByRole('button', { name: silence }));
    await isSilent();
    expect(screen.queryByRole('button', { name: silence })).toBeNull();
    screen.getByRole('button', { name: say('calls.incoming.accept') });
  });

  test('is silent as long as the browser allows no sound, and heard once it does', async () => {
    StandInSound.allowed = false;
    await called();
    expect([sounds(), vibrations]).toEqual([[], []]);
    await act(async () => {
      StandInSound.opened[0]?.allow();
      await Promise.resolve();
    });
    expect(audible()).toHaveLength(1);
  });

  test('is silent where the member switched that off, which the browser remembers', async () => {
    const saved = { email: true, telegram: false, pushNotifications: false };
    const { user, say, unmount } = renderMember(<Notices trackerId="me" saved={saved} />);
    const label = new RegExp(say('account.notices.calls.label'));
    await user.click(screen.getByRole('switch', { name: label }));
    unmount();
    const page = await called();
    expect(StandInSound.opened).toEqual([]);
    expect(screen.queryByRole('button', { name: page.say('calls.incoming.silence') })).toBeNull();
  });
});

test('is silent during a pause of all notices', async () => {
  const { socket, say } = renderMember(
    <PauseProvider initial={{ until: null }}>
      <CallHost />
    </PauseProvider>,
  );
  await socket.receive('call', view({ role: 'callee' }));
  await screen.findByRole('dialog', { name: say('calls.incoming.title', { name }) });
  expect(StandInSound.opened).toEqual([]);
});

describe('of several tabs', () => {
  test('one rings; when it closes the next one does', async () => {
    const first = ring(ID, () => undefined);
    const second = ring(ID, () => undefined);
    await waitFor(() => {
      expect(sounds()).toHaveLength(1);
    });
    first.stop();
    await waitFor(() => {
      expect(sounds()).toHaveLength(2);
    });
    expect(audible()).toHaveLength(1);
    second.stop();
    await isSilent();
  });

  test('any silences the call in all of them, and no other call', async () => {
    const silenced: string[] = [];
    const here = ring(ID, () => silenced.push('here'));
    const there = ring(ID, () => silenced.push('there'));
    const other = ring(crypto.randomUUID(), () => silenced.push('other'));
    there.mute();
    expect(silenced).toEqual(['here', 'there']);
    for (const one of [here, there, other]) one.stop();
    await isSilent();
  });

  test('that may not play leaves it to one that may', async () => {
    StandInSound.allowed = false;
    const dumb = ring(ID, () => undefined);
    StandInSound.allowed = true;
    const loud = ring(ID, () => undefined);
    await waitFor(() => {
      expect(audible()).toHaveLength(1);
    });
    expect(audible()[0]).toBe(StandInSound.opened[1]);
    dumb.stop();
    loud.stop();
  });
});

describe('the caller', () => {
  test('hears that it rings until it is answered', async () => {
    await answered();
    expect(sounds()).toHaveLength(1);
    await isSilent();
  });

  test('hears and sees that the other side takes no call', async () => {
    answering({ [START]: refusal(409, 'callee_unreachable') });
    const { user, say } = renderPage();
    await user.click(screen.getByRole('button', { name: say('calls.start', { name }) }));
    await screen.findByText(say('errors.callee_unreachable'));
    await waitFor(() => {
      expect(audible()).toHaveLength(1);
    });
  });
});
