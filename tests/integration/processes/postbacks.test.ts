// [money §7 Postbacks to affiliates]
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock, MINUTE } from '#lib/kernel/clock.ts';
import { sendPostbacksWork } from '#lib/tracking/postbacks/send-postbacks.ts';
import { dieIn } from '#tests/setup/money-process.ts';
import { startSandbox, type Sandbox } from '#tests/setup/sandbox-process.ts';
import { browser, createPartner, signUpBy } from '../tracking/partner.ts';
import { POSTBACK_DEATHS } from './fail-points.ts';

// Each test starts a process, and other tests may keep the machine busy.
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(async () => {
  clock.setOffset(0);
  await sandbox.stop();
});

test.each(POSTBACK_DEATHS.received)(
  'a postback interrupted at %s is sent again under the same event id',
  async (point) => {
    const postbackUrl = `${sandbox.url}/affiliate/postback`;
    const partner = await createPartner({ postbackUrl, events: ['lead'] });
    const clickId = randomUUID();
    const memberId = await signUpBy(partner, { clickId, visitorId: await browser(true) });
    const row = () => db().postback.findFirstOrThrow({ where: { memberId } });
    const received = async (): Promise<string[]> => {
      const answer = await fetch(`${sandbox.url}/affiliate/postbacks.json?word=${clickId}`);
      const all = (await answer.json()) as { readonly body: string }[];
      return all.map(({ body }) => (JSON.parse(body) as { eventId: string }).eventId);
    };
    const { id } = await row();
    await dieIn({ action: 'postbacks' }, point);
    expect(await received()).toEqual([id]);
    expect(await row()).toMatchObject({ state: 'due', attempts: 1 });
    // Not claimed again until the lease of the dead process expires.
    await sendPostbacksWork.run(clock.now(), 50);
    expect(await received()).toEqual([id]);
    clock.setOffset(3 * MINUTE);
    await sendPostbacksWork.run(clock.now(), 50);
    expect(await received()).toEqual([id, id]);
    expect(await row()).toMatchObject({ state: 'sent', attempts: 2 });
  },
);
