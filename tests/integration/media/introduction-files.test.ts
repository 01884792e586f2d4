import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { gatherPhotos } from '#lib/accounts/export/gather-photos.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock } from '#lib/kernel/clock.ts';
import { PHOTO_UNDO_MS } from '#lib/media/limits.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { voice } from '#lib/media/voice-file.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { recordTone } from '#tests/factories/recording.ts';
import { onPhotos } from './form.ts';
import {
  introductionRow,
  ownIntroduction,
  play,
  publishedIntroduction,
  sentIntroduction,
} from './introductions.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let tone: Buffer;
let him: CreatedMember;
let her: CreatedMember;
beforeAll(async () => {
  tone = await recordTone({ seconds: 3 });
});
beforeEach(async () => {
  [him, her] = await createPair(5);
});

describe('what remains of a voice introduction', () => {
  test('a deleted one is silent at once, comes back within half a minute, and then is gone', async () => {
    const id = await publishedIntroduction(him, tone);
    const { objectKey } = await introductionRow(id);
    expect((await onPhotos(him, 'DELETE', `/${id}`)).status).toBe(200);
    expect([(await play(her, him)).status, await ownIntroduction(him)]).toEqual([404, null]);
    expect((await onPhotos(him, 'POST', `/${id}/restore`)).status).toBe(200);
    expect((await play(her, him)).status).toBe(200);
    await onPhotos(him, 'DELETE', `/${id}`);
    await removeFiles(after(clock.now(), PHOTO_UNDO_MS + 1_000), 50);
    expect([await voice(objectKey), await db().photo.count({ where: { id } })]).toEqual([null, 0]);
  });

  test('a deleted one does not come back beside another', async () => {
    const id = await sentIntroduction(him, tone);
    await onPhotos(him, 'DELETE', `/${id}`);
    await sentIntroduction(him, tone);
    expect((await onPhotos(him, 'POST', `/${id}/restore`)).body.code).toBe('conflict');
  });

  test('the export has it as a file and in the data, and the erasure deletes it', async () => {
    const { objectKey, voiceMs } = await introductionRow(await publishedIntroduction(him, tone));
    expect((await gatherPhotos(him.memberId)).map(({ name }) => name)).toEqual([
      'voice-introduction/1.webm',
    ]);
    const { photos } = await gatherData(him.memberId, clock.now());
    expect(photos).toMatchObject([{ voiceMs, state: 'approved' }]);
    await inTransaction((tx) => eraseAccount(tx, him.memberId, clock.now()));
    await removeFiles(clock.now(), 50);
    expect(await voice(objectKey)).toBeNull();
    expect(await db().photo.count({ where: { profileId: him.profileId } })).toBe(0);
  });
});
