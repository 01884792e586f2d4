import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { present } from '#tests/component/support/element.ts';
import type { ThreadAnswer } from '#components/chat/state/types.ts';
import { message, thread } from '#tests/component/support/chat.ts';
import { credits } from '#tests/component/support/render-member.tsx';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import { watchUploads, type Upload } from '#tests/component/support/uploads.ts';
import { freshPeer, renderThread, THREAD, type ThreadPage } from './render-thread.tsx';

const OPEN = 'POST /api/users/chatPhotos/open';
const APPEAL = 'POST /api/users/chatPhotos/{trackerId}/{photoId}/appeal';
const TAKE_BACK = 'DELETE /api/users/chatPhotos/{trackerId}/{photoId}';
const name = 'Anna';
const sea = (type = 'image/jpeg') => new File(['sea'], 'sea.jpg', { type });

let uploads: readonly Upload[] = [];
beforeEach(() => {
  uploads = watchUploads();
});

const inputOf = ({ container }: ThreadPage) =>
  container.querySelector<HTMLInputElement>('input[type=file]');

/** Chooses a picture, which the browser reads as 1200 by 800, and accepts the proposed crop. */
async function choose(page: ThreadPage): Promise<HTMLElement> {
  const { say, user } = page;
  await user.upload(present(inputOf(page)), sea());
  const crop = await screen.findByRole('dialog', { name: say('photos.crop.title') });
  const use = within(crop).getByRole('button', { name: say('photos.crop.use') });
  expect(use.hasAttribute('disabled') || use.getAttribute('aria-disabled') === 'true').toBe(true);
  const picture = present(crop.querySelector('img'));
  Object.defineProperty(picture, 'naturalWidth', { value: 1200 });
  Object.defineProperty(picture, 'naturalHeight', { value: 800 });
  fireEvent.load(picture);
  fireEvent.change(within(crop).getByRole('slider'), { target: { value: '2' } });
  await user.click(use);
  return screen.findByRole('dialog', { name: say('chat.photo.title', { name }) });
}

const matched: Partial<ThreadAnswer> = { matched: true };

describe('sending a photo', () => {
  test('is offered only between two matched members', () => {
    const page = renderThread({ matched: false });
    expect(inputOf(page)).toBeNull();
    page.unmount();
    expect(inputOf(renderThread(matched))).not.toBeNull();
  });

  test.each(['it', 'es', 'fr', 'en'] as const)(
    'shows the cost and that a review comes first, in %s',
    async (locale) => {
      const page = renderThread(matched, { brand: 'spark', locale });
      const panel = await choose(page);
      within(panel).getByText(page.say('chat.cost.message', { cost: 1, left: 20 }));
      within(panel).getByText(page.say('chat.photo.checked'));
    },
  );

  test('uploads the crop with its caption and says that it is pending', async () => {
    const page = renderThread(matched, { brand: 'fuego' });
    const { say, user, peer } = page;
    const panel = await choose(page);
    await user.type(within(panel).getByRole('textbox'), 'The sea');
    await user.click(within(panel).getByRole('button', { name: say('chat.photo.confirm') }));
    const [upload] = uploads;
    expect(upload?.path).toContain(peer.angelId);
    expect(upload?.form.get('msg')).toBe('The sea');
    expect(JSON.parse(upload?.form.get('crop') as string)).toMatchObject({
      width: expect.any(Number),
    });
    await upload?.progress(0.4);
    const bar = within(panel).getByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    const pending = {
      id: 'photo-1',
      state: 'pending',
      reason: null,
      appeal: null,
      msg: 'The sea',
      time: 1,
    } as const;
    answering({ [THREAD]: thread({ peer, matched: true, waitingPhotos: [pending] }) });
    await upload?.answer({ result: 'OK' });
    await screen.findByText(say('chat.photo.waiting.pending'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is refused without enough credits', async () => {
    const none = credits({ subscriptionCredits: 0, totalCredits: 0 });
    const page = renderThread(matched, { credits: none });
    const panel = await choose(page);
    const send = within(panel).getByRole('button', { name: page.say('chat.photo.confirm') });
    await page.user.click(send);
    expect(uploads).toHaveLength(0);
    within(panel).getByRole('link', { name: page.say('chat.cost.plans') });
  });

  test('offers a retry under the same id after a lost connection', async () => {
    const page = renderThread(matched, { brand: 'lumiere' });
    const { say, user } = page;
    const panel = await choose(page);
    await user.click(within(panel).getByRole('button', { name: say('chat.photo.confirm') }));
    await uploads[0]?.loseConnection();
    within(panel).getByText(say('errors.offline'));
    await user.click(within(panel).getByRole('button', { name: say('photos.upload.retry') }));
    expect(uploads).toHaveLength(2);
    expect(uploads[1]?.form.get('idClient')).toBe(uploads[0]?.form.get('idClient'));
  });

  test('offers no retry of a refused picture', async () => {
    const page = renderThread(matched);
    const { say, user } = page;
    const panel = await choose(page);
    await user.click(within(panel).getByRole('button', { name: say('chat.photo.confirm') }));
    await uploads[0]?.answer({ code: 'photo_unreadable' }, 422);
    within(panel).getByText(say('errors.photo_unreadable'));
    expect(within(panel).queryByRole('button', { name: say('photos.upload.retry') })).toBeNull();
  });

  test('refuses a file that is no picture before reading it', async () => {
    const page = renderThread(matched, { user: { applyAccept: false } });
    await page.user.upload(present(inputOf(page)), sea('application/pdf'));
    await screen.findByText(page.say('errors.photo_type_refused'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an own photo that is not sent yet', () => {
  const refused = {
    id: 'photo-2',
    state: 'rejected',
    reason: 'nudity',
    appeal: 'open',
    msg: '',
    time: 1,
  } as const;

  test.each([
    ['pending', null, 'chat.photo.waiting.pending', 'it'],
    ['approved', null, 'chat.photo.waiting.approved', 'es'],
    ['rejected', 'waiting', 'photos.appeal.waiting', 'fr'],
    ['rejected', 'denied', 'photos.appeal.denied', 'en'],
    ['rejected', 'open', 'photos.reasons.nudity', 'it'],
  ] as const)('shows its state: %s, appeal %s', (state, appeal, key, locale) => {
    const photo = { ...refused, state, appeal };
    const { say } = renderThread({ waitingPhotos: [photo] }, { brand: 'spark', locale });
    screen.getByText(say(key));
    const asks = screen.queryByRole('button', { name: say('chat.photo.waiting.appeal') });
    expect(asks !== null).toBe(appeal === 'open');
  });

  test('says why it could not be paid', () => {
    const photo = {
      ...refused,
      state: 'unsent',
      reason: 'credits_exhausted',
      appeal: null,
    } as const;
    const { say } = renderThread({ waitingPhotos: [photo] });
    screen.getByText(`${say('chat.notSent')} ${say('errors.credits_exhausted')}`);
  });

  test('can be appealed once by its sender, with a text', async () => {
    answering({ [APPEAL]: { result: 'OK' } });
    const page = renderThread({ waitingPhotos: [refused] }, { brand: 'dolcevita' });
    const { say, user, peer } = page;
    await user.click(screen.getByRole('button', { name: say('chat.photo.waiting.appeal') }));
    const panel = await screen.findByRole('dialog', {
      name: say('chat.photo.waiting.appealTitle'),
    });
    within(panel).getByText(say('photos.reasons.nudity'));
    const send = within(panel).getByRole('button', { name: say('photos.appeal.send') });
    await user.click(send);
    within(panel).getByText(say('photos.appeal.empty'));
    expect(callsOf(APPEAL)).toEqual([]);
    const asked = { ...refused, appeal: 'waiting' } as const;
    answering({ [THREAD]: thread({ peer, waitingPhotos: [asked] }) });
    await user.type(within(panel).getByRole('textbox'), 'Nothing but the sea');
    await user.click(send);
    await screen.findByText(say('photos.appeal.waiting'));
    expect(callsOf(APPEAL)).toMatchObject([{ body: { text: 'Nothing but the sea' } }]);
  });

  test('is taken back, or says why that was refused', async () => {
    const pending = { ...refused, state: 'pending', reason: null, appeal: null } as const;
    answering({ [TAKE_BACK]: refusal(409, 'conflict') });
    const page = renderThread({ waitingPhotos: [pending] }, { brand: 'spark' });
    const { say, user, peer } = page;
    const back = screen.getByRole('button', { name: say('chat.photo.waiting.takeBack') });
    await user.click(back);
    await screen.findByText(say('errors.conflict'));
    answering({ [TAKE_BACK]: { result: 'OK' }, [THREAD]: thread({ peer }) });
    await user.click(back);
    await waitFor(() => {
      expect(screen.queryByText(say('chat.photo.waiting.pending'))).toBeNull();
    });
  });
});

describe('a received photo', () => {
  const covered = message(1, {
    msg: '',
    attachment: { state: 'covered', width: null, height: null },
  });

  test('stays covered until its receiver opens it', async () => {
    answering({ [OPEN]: { result: 'OK' } });
    const peer = freshPeer();
    const { say, user } = renderThread({ peer, messages: [covered] }, { brand: 'lumiere' });
    screen.getByText(say('chat.photo.covered', { name }));
    expect(screen.queryByRole('img', { name: say('chat.photo.peer', { name }) })).toBeNull();
    await user.click(screen.getByRole('button', { name: say('chat.photo.open', { name }) }));
    const picture = await screen.findByRole('img', { name: say('chat.photo.peer', { name }) });
    expect(picture.getAttribute('src')).toContain(`/${peer.angelId}/1/picture`);
    expect(callsOf(OPEN)).toMatchObject([{ body: { angelId: peer.angelId } }]);
    await user.click(picture);
    await screen.findByRole('dialog', { name: say('chat.photo.peer', { name }) });
  });

  test('stays covered when opening fails', async () => {
    answering({ [OPEN]: refusal(404, 'not_found') });
    const { say, user } = renderThread({ messages: [covered] }, { brand: 'fuego' });
    await user.click(screen.getByRole('button', { name: say('chat.photo.open', { name }) }));
    await screen.findByText(say('errors.not_found'));
    screen.getByText(say('chat.photo.covered', { name }));
  });

  test('says that it failed to load', () => {
    const shown = { ...covered, attachment: { state: 'shown' as const, width: 9, height: 9 } };
    const { say } = renderThread({ messages: [shown] }, { brand: 'spark' });
    fireEvent.error(screen.getByRole('img', { name: say('chat.photo.peer', { name }) }));
    screen.getByText(say('chat.photo.gone'));
  });
});
