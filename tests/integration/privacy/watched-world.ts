import { afterAll, beforeAll } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { buildExportsWork } from '#lib/accounts/export/build-exports.ts';
import { downloadExport } from '#lib/accounts/export/download-export.ts';
import { requestExport } from '#lib/accounts/request-export.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { connectMember, type SocketMember } from '#tests/setup/socket-member.ts';
import { conversationOf, viewerOf } from '../chat/chat-helpers.ts';
import { emit } from '../realtime/hub-members.ts';
import { HOST, startInProcessHub, type Hub } from '../realtime/in-process-hub.ts';
import { everyAnswer, lastAnswers, type Answer } from './calls.ts';
import { caughtLog } from '#tests/setup/caught-log.ts';
import type { Left } from './leaks.ts';
import { outsideWorld, type Reached } from './outside-world.ts';

export type Listening = SocketMember & { readonly frames: Buffer[] };
export type Watched = { readonly left: Left; readonly answers: readonly Answer[] };

/** A device that records every frame it receives: events and acknowledgements. */
async function listening(port: number, { token }: CreatedMember): Promise<Listening> {
  const device = await connectMember(port, HOST, token);
  const frames: Buffer[] = [];
  device.socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
    frames.push(Buffer.from(String(data)));
  });
  return { ...device, frames };
}

/** Emits every event that a device can send about another profile; the answers are frames too. */
async function sayAll(device: Listening, member: CreatedMember, angelId: string): Promise<void> {
  const { publicId: trackerId } = member;
  const about = { angelId, idClient: randomUUID(), trackerId };
  await emit(device, 'clickid', { clickid: trackerId, softwareVersion: 'old' });
  await emit(device, 'tabVisibility', { visible: true });
  await emit(device, 'watch', { angelId });
  await emit(device, 'delivered', { angelId, seq: 1 });
  await emit(device, 'typing', { angelId });
  await emit(device, 'brain', { trackerId, tipologia: 'messaggio' });
  await emit(device, 'match', { ...about, type: 'dislike' });
  await emit(device, 'chat', { ...about, idClient: randomUUID(), msg: 'Ciao a te' });
  await emit(device, 'read', { angelId, seq: 1 });
  await emit(device, 'tabVisibility', { visible: false });
}

async function dataCopy(member: CreatedMember): Promise<{ id: string; files: readonly Buffer[] }> {
  const viewer = await viewerOf(member);
  const { id } = await requestExport(viewer, clock.now());
  await buildExportsWork.run(clock.now(), 10);
  const zip = new Uint8Array(await downloadExport(viewer, id, clock.now()));
  return { id, files: Object.values(unzipSync(zip)).map((file) => Buffer.from(file)) };
}

async function profileOf(publicId: string): Promise<string> {
  return (await db().profile.findUniqueOrThrow({ where: { publicId } })).id;
}

const bytes = (texts: readonly string[]): readonly Buffer[] =>
  texts.map((text) => Buffer.from(text));

/** The app with all its outputs, for a test file. */
export function watchedWorld() {
  const outside = outsideWorld();
  const lines = caughtLog();
  let hub: Hub;
  beforeAll(async () => {
    process.env['RATE_LIMIT_FACTOR'] = '100000';
    hub = await startInProcessHub();
  });
  afterAll(() => hub.stop());

  return {
    reached: (options?: Parameters<typeof outside.reached>[0]) => outside.reached(options),
    lines: () => bytes(lines),

    /**
     * Everything that leaves the server for a member around an action of another one: to two devices, the
     * second connected afterwards, by every call except `without`, outside the site by the evening, in a data
     * export and in the log.
     */
    async allThatLeaves(
      { member, outbound }: Reached,
      angelId: string,
      action: (device: Listening) => Promise<void>,
      without: readonly string[] = [],
    ): Promise<Watched> {
      const frames: Buffer[] = [];
      for (const work of [action, () => Promise.resolve()]) {
        const device = await listening(hub.port, member);
        await work(device);
        await sayAll(device, member, angelId);
        device.close();
        frames.push(...device.frames);
      }
      await outside.untilNight();
      const { id: exportId, files: copy } = await dataCopy(member);
      const { messages } = await conversationOf(member.profileId, await profileOf(angelId));
      const seqOf = (mine: boolean): number =>
        messages.find(({ senderId }) => (senderId === member.profileId) === mine)?.seq ?? 0;
      const seqs = { own: seqOf(true), theirs: seqOf(false) };
      const asking = { member, angelId, exportId, ...seqs, without };
      const answers = [...(await everyAnswer(asking)), ...(await lastAnswers(asking))];
      const { push, telegram, mail } = await outbound();
      const sent = { push: bytes(push), telegram: bytes(telegram), mail: bytes(mail) };
      const rest = answers.map((answer) => answer.bytes);
      return { answers, left: { rest, socket: frames, copy, ...sent, log: bytes(lines) } };
    },
  };
}
