import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { message } from '#tests/component/support/chat.ts';
import { present } from '#tests/component/support/element.ts';
import {
  elapse,
  endRecorder,
  setMicrophone,
  StandInRecorder,
  startRecorder,
  stopped,
  works,
} from '#tests/component/support/recorder.ts';
import { watchUploads, type Upload } from '#tests/component/support/uploads.ts';
import { VOICE_MAX_MS } from '#lib/media/limits.ts';
import { freshPeer, renderThread } from './render-thread.tsx';

const name = 'Anna';
const nothingSupported = { isTypeSupported: (): boolean => false };

const fails = (error: string) => () => Promise.reject(new DOMException('no', error));

let uploads: readonly Upload[] = [];
beforeEach(() => {
  startRecorder();
  uploads = watchUploads();
});
afterEach(endRecorder);

async function open() {
  const page = renderThread({ matched: true });
  const { say, user } = page;
  await user.click(screen.getByRole('button', { name: say('chat.voice.record') }));
  const panel = await screen.findByRole('dialog', { name: say('chat.voice.title', { name }) });
  return { ...page, panel: within(panel) };
}

describe('recording', () => {
  test('is offered between two matched members, and not for a hosted profile', () => {
    const label = 'chat.voice.record';
    const page = renderThread({ matched: false });
    expect(screen.queryByRole('button', { name: page.say(label) })).toBeNull();
    page.unmount();
    const peer = { ...freshPeer(), label: 'Hosted by us' };
    const hosted = renderThread({ matched: true, peer });
    expect(screen.queryByRole('button', { name: hosted.say(label) })).toBeNull();
  });

  test('is sent when confirmed, and the microphone is off then', async () => {
    const { panel, say, user } = await open();
    const send = panel.getByRole('button', { name: say('chat.voice.confirm') });
    await panel.findByText(say('chat.voice.recording'));
    expect(send.hasAttribute('disabled')).toBe(true);
    elapse(3_000);
    await waitFor(() => {
      expect(send.hasAttribute('disabled')).toBe(false);
    });
    panel.getByText(say('chat.voice.time', { time: '0:03', most: '1:00' }));
    panel.getByText(say('chat.voice.checked'));
    await user.click(send);
    await waitFor(() => {
      expect(uploads).toHaveLength(1);
    });
    expect(stopped).toHaveBeenCalled();
    await uploads[0]?.answer({ code: 'voice_too_long' }, 422);
    panel.getByText(say('errors.voice_too_long'));
  });

  test('is stopped and heard, stays after a refusal, and is recorded again', async () => {
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:recording');
    const { panel, say, user } = await open();
    const stop = await panel.findByRole('button', { name: say('chat.voice.stop') });
    expect(stop.hasAttribute('disabled')).toBe(true);
    elapse(3_000);
    await waitFor(() => {
      expect(stop.hasAttribute('disabled')).toBe(false);
    });
    await user.click(stop);
    expect(stopped).toHaveBeenCalled();
    const preview = await panel.findByRole('group', { name: say('chat.voice.preview') });
    expect(present(preview.querySelector('audio')).getAttribute('src')).toBe('blob:recording');
    panel.getByText(say('chat.voice.stopped'));
    await user.click(panel.getByRole('button', { name: say('chat.voice.confirm') }));
    await waitFor(() => {
      expect(uploads).toHaveLength(1);
    });
    panel.getByRole('progressbar', { name: say('chat.voice.sending') });
    expect(panel.queryByRole('button', { name: say('chat.voice.again') })).toBeNull();
    await uploads[0]?.answer({ code: 'voice_too_long' }, 422);
    await user.click(panel.getByRole('button', { name: say('photos.upload.discard') }));
    panel.getByRole('group', { name: say('chat.voice.preview') });
    await user.click(panel.getByRole('button', { name: say('chat.voice.again') }));
    await panel.findByText(say('chat.voice.recording'));
    expect(panel.queryByRole('group', { name: say('chat.voice.preview') })).toBeNull();
  });

  test('stops by itself after the longest time', async () => {
    const { panel, say } = await open();
    await panel.findByText(say('chat.voice.recording'));
    elapse(VOICE_MAX_MS + 1_000);
    await panel.findByText(say('chat.voice.full'));
    expect(stopped).toHaveBeenCalled();
    panel.getByRole('button', { name: say('chat.voice.again') });
  });

  test('is discarded by Escape, and the microphone is off', async () => {
    const { panel, say, user } = await open();
    await panel.findByText(say('chat.voice.recording'));
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect([stopped.mock.calls.length > 0, uploads.length]).toEqual([true, 0]);
  });

  test.each([
    ['refused', fails('NotAllowedError'), StandInRecorder],
    ['missing', fails('NotFoundError'), StandInRecorder],
    ['unsupported', works, nothingSupported],
  ] as const)('says that the microphone is %s', async (state, microphone, recorder) => {
    setMicrophone(microphone, recorder);
    const { panel, say, user } = await open();
    const alert = await panel.findByRole('alert');
    within(alert).getByText(say(`chat.voice.${state}`));
    if (state === 'unsupported') return;
    setMicrophone(works, StandInRecorder);
    await user.click(panel.getByRole('button', { name: say('chat.voice.retry') }));
    await panel.findByText(say('chat.voice.recording'));
  });
});

describe('a voice message in the thread', () => {
  const voice = { durationMs: 7_000, waveform: [0, 50, 100] };
  const attachment = { state: 'shown' as const, width: null, height: null, voice };

  function renderVoice() {
    const play = jest
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockImplementation(() => Promise.resolve());
    const page = renderThread({
      matched: true,
      messages: [message(1, { msg: '', attachment })],
    });
    const group = screen.getByRole('group', { name: page.say('chat.voice.peer', { name }) });
    return { ...page, play, group: within(group), audio: present(group.querySelector('audio')) };
  }

  test('is loaded only when it is played, and shows its position', async () => {
    const { group, audio, say, user, play } = renderVoice();
    expect(audio.getAttribute('preload')).toBe('none');
    expect(audio.getAttribute('src')).toMatch(/\/1\/voice$/);
    group.getByText('0:07');
    await user.click(group.getByRole('button', { name: say('chat.voice.play') }));
    expect(play).toHaveBeenCalledTimes(1);
    fireEvent.play(audio);
    group.getByRole('button', { name: say('chat.voice.pause') });
    audio.currentTime = 3;
    fireEvent.timeUpdate(audio);
    group.getByText('0:03');
    fireEvent.ended(audio);
    group.getByRole('button', { name: say('chat.voice.play') });
  });

  test('is played at one and a half times its speed, and moved by the slider', async () => {
    const { group, audio, say, user } = renderVoice();
    await user.click(group.getByRole('button', { name: say('chat.voice.speed', { speed: '1×' }) }));
    expect(audio.playbackRate).toBe(1.5);
    group.getByRole('button', { name: say('chat.voice.speed', { speed: '1.5×' }) });
    const slider = group.getByRole('slider', { name: say('chat.voice.position') });
    fireEvent.change(slider, { target: { value: '5000' } });
    expect(audio.currentTime).toBe(5);
  });

  test('says when it is gone', () => {
    const { audio, say } = renderVoice();
    act(() => {
      audio.dispatchEvent(new Event('error'));
    });
    screen.getByText(say('chat.voice.gone'));
  });
});
