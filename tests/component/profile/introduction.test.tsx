import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Introduction } from '#components/profile/introduction/introduction.tsx';
import { OwnIntroduction } from '#components/profile/introduction/own-introduction.tsx';
import type { Contracts } from '#lib/http/contracts.ts';
import { INTRODUCTION_MAX_MS, INTRODUCTION_MAX_SECONDS } from '#lib/media/limits.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';
import { profile } from '#tests/component/support/discovery.ts';
import { present } from '#tests/component/support/element.ts';
import {
  elapse,
  endRecorder,
  setMicrophone,
  StandInRecorder,
  startRecorder,
  stopped,
} from '#tests/component/support/recorder.ts';
import { OWN_ID, renderMember } from '#tests/component/support/render-member.tsx';
import { answering } from '#tests/component/support/server.ts';
import { watchUploads, type Upload } from '#tests/component/support/uploads.ts';

const voice = { durationMs: 7_000, waveform: [0, 50, 100] };
type OwnIntroductionData = NonNullable<
  AnswerOf<Contracts['GET /api/users/introduction/{trackerId}']>['introduction']
>;

const APPROVED: OwnIntroductionData = {
  id: 'one',
  path: `/api/users/photos/${OWN_ID}/one/voice`,
  state: 'approved',
  reason: null,
  appeal: null,
  voice,
};

let uploads: readonly Upload[] = [];
beforeEach(() => {
  startRecorder();
  uploads = watchUploads();
});
afterEach(endRecorder);

function open(introduction: OwnIntroductionData | null) {
  let current = introduction;
  const removed = jest.fn();
  const appealed = jest.fn();
  answering({
    'GET /api/users/introduction/{trackerId}': () => ({
      introduction: current,
      selfReviewSeconds: null,
    }),
    'DELETE /api/users/photos/{trackerId}/{photoId}': () => {
      removed();
      current = null;
      return { photos: [], most: 8, selfReviewSeconds: null };
    },
    'POST /api/users/photos/{trackerId}/{photoId}/restore': () => {
      current = introduction;
      return { photos: [], most: 8, selfReviewSeconds: null };
    },
    'POST /api/users/photos/{trackerId}/{photoId}/appeal': (body: unknown) => {
      appealed(body);
      if (introduction) current = { ...introduction, appeal: 'waiting' };
      return { photos: [], most: 8, selfReviewSeconds: null };
    },
  });
  const page = renderMember(<OwnIntroduction trackerId={OWN_ID} />, { path: '/profile' });
  const set = (next: OwnIntroductionData): void => {
    current = next;
  };
  const press = async (key: Parameters<typeof page.say>[0]) =>
    page.user.click(await screen.findByRole('button', { name: page.say(key) }));
  return { ...page, set, press, removed, appealed };
}

/** The sound of the own introduction. */
async function ownSound(say: (key: 'photos.introduction.own') => string) {
  const group = await screen.findByRole('group', { name: say('photos.introduction.own') });
  return present(group.querySelector('audio'));
}

describe('the own voice introduction', () => {
  test('is recorded for thirty seconds at most, sent, and then waits for its review', async () => {
    const { say, user, press, set } = open(null);
    await screen.findByText(say('photos.introduction.none', { seconds: INTRODUCTION_MAX_SECONDS }));
    await press('photos.introduction.record');
    const name = say('photos.introduction.panel');
    const panel = within(await screen.findByRole('dialog', { name }));
    panel.getByText(say('photos.introduction.checked'));
    expect(panel.queryByText(say('photos.introduction.replaces'))).toBeNull();
    await panel.findByText(say('chat.voice.recording'));
    elapse(3_000);
    await panel.findByText(say('chat.voice.time', { time: '0:03', most: '0:30' }));
    elapse(INTRODUCTION_MAX_MS);
    await panel.findByText(say('chat.voice.full'));
    expect(stopped).toHaveBeenCalled();
    await user.click(panel.getByRole('button', { name: say('photos.introduction.confirm') }));
    await waitFor(() => {
      expect(uploads).toHaveLength(1);
    });
    panel.getByRole('progressbar', { name: say('photos.introduction.sending') });
    set({ ...APPROVED, state: 'pending' });
    await uploads[0]?.answer({}, 200);
    await screen.findByText(say('photos.introduction.pending'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await ownSound(say)).getAttribute('src')).toBe(APPROVED.path);
  });

  test('says what went wrong with an upload, and sends it again', async () => {
    const { say, user, press } = open(null);
    await press('photos.introduction.record');
    const panel = within(await screen.findByRole('dialog'));
    await panel.findByText(say('chat.voice.recording'));
    elapse(3_000);
    const confirm = panel.getByRole('button', { name: say('photos.introduction.confirm') });
    await waitFor(() => {
      expect(confirm.hasAttribute('disabled')).toBe(false);
    });
    await user.click(confirm);
    await waitFor(() => {
      expect(uploads).toHaveLength(1);
    });
    await uploads[0]?.answer({ code: 'unavailable' }, 503);
    await panel.findByText(say('errors.unavailable'));
    await user.click(panel.getByRole('button', { name: say('photos.upload.retry') }));
    await waitFor(() => {
      expect(uploads).toHaveLength(2);
    });
  });

  test('explains a blocked microphone', async () => {
    setMicrophone(() => Promise.reject(new DOMException('no', 'NotAllowedError')), StandInRecorder);
    const { say, press } = open(null);
    await press('photos.introduction.record');
    const alert = within(await screen.findByRole('dialog')).findByRole('alert');
    within(await alert).getByText(say('chat.voice.refused'));
  });

  test('is heard, is replaced with a note, and is deleted with an undo', async () => {
    const { say, user, press, removed } = open(APPROVED);
    await screen.findByText(say('photos.introduction.approved'));
    await press('photos.introduction.again');
    within(await screen.findByRole('dialog')).getByText(say('photos.introduction.replaces'));
    await user.keyboard('{Escape}');
    await press('photos.remove');
    await screen.findByText(say('photos.introduction.removed'));
    expect(removed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('group', { name: say('photos.introduction.own') })).toBeNull();
    await press('photos.undo');
    await ownSound(say);
  });

  test('says why it was refused, in terms of a recording, and takes one appeal', async () => {
    const refused: OwnIntroductionData = {
      ...APPROVED,
      state: 'rejected',
      reason: 'contact_details',
      appeal: 'open',
    };
    const { say, user, press, appealed } = open(refused);
    await screen.findByText(say('photos.voiceReasons.contact_details'));
    await user.type(screen.getByLabelText(say('photos.appeal.label')), 'It is a song.');
    await press('photos.appeal.send');
    await screen.findByText(say('photos.voiceAppeal.waiting'));
    expect(appealed).toHaveBeenCalledTimes(1);
  });

  test('whose recording is gone has no player', async () => {
    const gone: OwnIntroductionData = {
      ...APPROVED,
      path: '',
      state: 'rejected',
      reason: 'minor',
      appeal: 'denied',
    };
    const { say } = open(gone);
    await screen.findByText(say('photos.voiceAppeal.denied'));
    expect(screen.queryByRole('group', { name: say('photos.introduction.own') })).toBeNull();
  });
});

describe('the voice introduction of a profile', () => {
  const path = '/api/dispenser/anna/introduction';

  test('has a player with the name, which loads nothing before it is played', () => {
    const shown = profile(0, { introduction: { path, ...voice } });
    const { say } = renderMember(<Introduction profile={shown} />);
    const name = shown.screenName;
    const group = screen.getByRole('group', { name: say('profile.introduction.label', { name }) });
    const audio = present(group.querySelector('audio'));
    expect([audio.getAttribute('src'), audio.getAttribute('preload')]).toEqual([path, 'none']);
    within(group).getByText('0:07');
  });

  test.each([
    ['without one', null],
    ['in a list', undefined],
  ])('shows nothing %s', (_, introduction) => {
    renderMember(<Introduction profile={profile(0, { introduction })} />);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
