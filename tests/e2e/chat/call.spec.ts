import { hasTurnserver, startCoturn } from '../../setup/coturn.ts';
import { linkFacts, noteLinks } from '../fixtures/call-links.ts';
import { fromDatabase, inDatabase } from '../fixtures/database-rows.ts';
import type { ListedMember } from '../fixtures/listed-member.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { twoListed } from '../fixtures/two-listed.ts';

/** What a member does in a call with another one. */
function callOn({ page, say }: ListedMember, peer: ListedMember) {
  const screen = page.getByRole('dialog', { name: say('calls.with', { name: peer.name }) });
  const picture = screen.getByLabel(say('calls.peerPicture', { name: peer.name }));
  return {
    screen,
    picture,
    press: (name: string) => screen.getByRole('button', { name: say(`calls.${name}`) }).click(),
    state: screen.getByText(say('calls.state.connected'), { exact: true }),
    /** Resolves once more sound has arrived than now. */
    receivesSound: async () => {
      const { audioBytes } = await linkFacts(page);
      await expect
        .poll(async () => (await linkFacts(page)).audioBytes)
        .toBeGreaterThan(audioBytes + 1_000);
    },
    receivesPicture: async () => {
      const { framesDecoded } = await linkFacts(page);
      await expect
        .poll(async () => (await linkFacts(page)).framesDecoded)
        .toBeGreaterThan(framesDecoded);
    },
    isBlurred: () => picture.evaluate((video) => getComputedStyle(video).filter !== 'none'),
  };
}

test(
  'a call between two who match flows by the relay alone, with pictures once both agree',
  on('phone', 'verbena'),
  async ({ visit, app, mail, otherDevice }) => {
    test.skip(!hasTurnserver(), 'there is no turnserver');
    const stopRelay = await startCoturn(app.turnPort);
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'call', pay: false });
    const { say } = he;
    await Promise.all([noteLinks(he.page), noteLinks(she.page)]);
    await inDatabase(
      app.databaseUrl,
      `with pair as (
         select min(id::text)::uuid as low, max(id::text)::uuid as high from profiles
          where public_id in ($1, $2)),
       opened as (
         insert into conversations (id, brand_id, profile_low, profile_high, opened_by, matched_at,
                                    last_message_at, created_at)
         select gen_random_uuid(), 'verbena', low, high, low, now(), now(), now() from pair returning *),
       inboxed as (
         insert into inboxes (profile_id) select low from pair union select high from pair
         on conflict do nothing)
       insert into participants (conversation_id, profile_id, peer_id, last_message_at)
       select id, profile_low, profile_high, now() from opened
       union all select id, profile_high, profile_low, now() from opened`,
      [he.angelId, she.angelId],
    );
    const his = callOn(he, she);
    const hers = callOn(she, he);

    await test.step('he calls from the thread, and she accepts on another page', async () => {
      await Promise.all([he.open(`/chats/${she.angelId}`), she.open('/profile')]);
      await he.page
        .locator('button')
        .and(he.page.getByRole('button', { name: say('calls.start', { name: she.name }) }))
        .click();
      const incoming = she.page.getByRole('dialog', {
        name: say('calls.incoming.title', { name: he.name }),
      });
      await expect(incoming).toBeVisible();
      await expect(his.screen.getByText(say('calls.state.ringing'))).toBeVisible();
      await she.check('call-incoming');
      await incoming.getByRole('button', { name: say('calls.incoming.accept') }).click();
      await expect(his.state).toBeVisible();
      await expect(hers.state).toBeVisible();
      await he.check('call-voice');
    });

    await test.step('sound flows both ways, by relayed candidates alone', async () => {
      await Promise.all([his.receivesSound(), hers.receivesSound()]);
      for (const { page } of [he, she]) {
        const { used, local, remote, foreign } = await linkFacts(page);
        expect(used).toEqual(['relay', 'relay']);
        expect(new Set([...local, ...remote])).toEqual(new Set(['relay']));
        expect(foreign).toEqual([]);
      }
    });

    await test.step('her picture is blurred until he shows his', async () => {
      await expect(his.picture).toHaveCount(0);
      await hers.press('showPicture');
      await expect(his.picture).toBeVisible();
      await his.receivesPicture();
      expect(await his.isBlurred()).toBe(true);
      await he.check('call-blurred');
      await his.press('showPicture');
      await expect(hers.picture).toBeVisible();
      await expect.poll(his.isBlurred).toBe(false);
      await hers.receivesPicture();
      expect(await hers.isBlurred()).toBe(false);
      await she.check('call-pictures');
    });

    await test.step('her page is gone and comes back, and the call goes on: her camera is off, his is not', async () => {
      await she.page.goto('about:blank');
      await expect(his.screen.getByText(say('calls.state.reconnecting'))).toBeVisible();
      await she.open('/profile');
      await expect(hers.state).toBeVisible();
      await expect(his.state).toBeVisible();
      await Promise.all([his.receivesSound(), hers.receivesSound(), hers.receivesPicture()]);
      for (const { page } of [he, she]) {
        expect((await linkFacts(page)).used).toEqual(['relay', 'relay']);
      }
      await expect(hers.screen.getByLabel(say('calls.ownPicture'))).toHaveCount(0);
      expect(await hers.isBlurred()).toBe(false);
    });

    await test.step('she hangs up, and both threads have the call', async () => {
      await hers.press('hangUp');
      await expect(his.screen).toHaveCount(0);
      await expect(hers.screen).toHaveCount(0);
      const line = say('chat.notice.callEnded', { length: '' });
      await expect(he.page.getByText(line)).toBeVisible();
      // As the push message of a call leads there.
      const { id } = await fromDatabase<{ id: string }>(
        app.databaseUrl,
        `select c.id::text from calls c join profiles p on p.id = c.caller_id
          where p.public_id = $1`,
        [he.angelId],
      );
      await she.open(`/chats?call=${id}`);
      await she.page.waitForURL(`**/chats/${he.angelId}`);
      await expect(she.page.getByText(line)).toBeVisible();
    });
    await stopRelay();
  },
);
