import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import { answered, link, media, name, PICTURE, view } from './render-call.tsx';
import { StandInTrack } from './stand-in-media.ts';

describe('the picture', () => {
  const theirs = () =>
    act(async () => {
      link().ontrack?.({ track: new StandInTrack('audio') });
      link().ontrack?.({ track: new StandInTrack('video') });
      await Promise.resolve();
    });

  test('of the other side is hidden until they show it, and blurred until both do', async () => {
    const { inside, socket, say } = await answered();
    await theirs();
    const label = say('calls.peerPicture', { name });
    expect(inside.queryByLabelText(label)).toBeNull();
    await socket.receive('call', view({ state: 'active', peerPicture: true }));
    expect(inside.getByLabelText(label).className).toContain('blur');
    inside.getByText(say('calls.peerShows', { name }));
    await socket.receive('call', view({ state: 'active', peerPicture: true, ownPicture: true }));
    expect(inside.getByLabelText(label).className).not.toContain('blur');
    await socket.receive('call', view({ state: 'active', ownPicture: true }));
    expect(inside.queryByLabelText(label)).toBeNull();
  });

  test('of the member is sent once they press, reduced until both show theirs, and not after', async () => {
    const { inside, press, socket, say } = await answered();
    const [, video] = link().senders;
    expect(video?.sent).toEqual([]);
    await press('showPicture');
    await inside.findByLabelText(say('calls.ownPicture'));
    expect(callsOf(PICTURE).map(({ body }) => body.shown)).toEqual([true]);
    expect(video?.sent).toEqual([media.tracks[1]]);
    expect(video?.scale).toBeGreaterThan(1);
    inside.getByText(say('calls.ownShows', { name }));
    await socket.receive('call', view({ state: 'active', peerPicture: true, ownPicture: true }));
    await waitFor(() => {
      expect(video?.scale).toBe(1);
    });
    await press('hidePicture');
    await waitFor(() => {
      expect(callsOf(PICTURE).map(({ body }) => body.shown)).toEqual([true, false]);
    });
    expect(video?.sent).toEqual([media.tracks[1], null]);
    expect(media.tracks[1]?.stop).toHaveBeenCalled();
    expect(inside.queryByLabelText(say('calls.ownPicture'))).toBeNull();
  });

  test('is not sent when the consent is not stored, and without a camera the call goes on', async () => {
    const { inside, press, say } = await answered();
    answering({ [PICTURE]: refusal(409, 'call_over') });
    await press('showPicture');
    await screen.findByText(say('errors.call_over'));
    expect(link().senders[1]?.sent).toEqual([]);
    expect(media.tracks[1]?.stop).toHaveBeenCalled();
    media.fault = 'NotAllowedError';
    await press('showPicture');
    await inside.findByText(say('calls.failed.cameraRefused'));
    expect(callsOf(PICTURE)).toHaveLength(1);
  });
});
