import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import sharp from 'sharp';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { fetchPreviews } from '#lib/chat/previews/fetch-previews.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { answer } from '../media/form.ts';
import { capturePushes, conversationOf, say, viewerOf, type Pushed } from './chat-helpers.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const HTML = { 'content-type': 'text/html' };
const PAGE = `<title>Una barca</title><meta name="description" content="Sul lago">
  <meta property="og:image" content="/barca.png">`;

/** What `PAGE` says, and the size of its picture as it is stored. */
export const SHOWN = { title: 'Una barca', description: 'Sul lago' };
export const SIZE = { width: 640, height: 320 };

/** The web below `.example`: by the path of a page. */
function answering(picture: Buffer, asked: string[]): RequestListener {
  return (request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const page = (html: string) => response.writeHead(200, HTML).end(html);
    const image = (bytes: Buffer | string) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
    const pages: Readonly<Record<string, () => unknown>> = {
      '/barca.png': () => image(picture),
      '/no.png': () => image('no picture'),
      '/broken': () => page(PAGE.replace('/barca.png', '/no.png')),
      '/inner': () => page(PAGE.replace('/barca.png', 'http://127.0.0.1:1/a.png')),
      '/inside': () =>
        response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
      '/gone': () => response.writeHead(404, HTML).end('x'),
      '/bare': () => page('<p>No title</p>'),
    };
    (pages[path] ?? (() => page(PAGE)))();
  };
}

/** Two members who match, the first of whom has sent a link before, and a web that counts what it is asked. */
export function previewWorld() {
  let site: Server;
  const world = {
    him: undefined as unknown as CreatedMember,
    her: undefined as unknown as CreatedMember,
    pushed: [] as readonly Pushed[],
    asked: [] as string[],
    standIn: '',
  };
  beforeAll(async () => {
    const background = '#268';
    const create = { width: 1_200, height: 600, channels: 3, background } as const;
    site = createServer(answering(await sharp({ create }).png().toBuffer(), world.asked));
    const { promise, resolve } = Promise.withResolvers<undefined>();
    site.listen(0, '127.0.0.1', () => {
      resolve(undefined);
    });
    await promise;
    world.standIn = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    site.closeAllConnections();
    site.close();
  });
  beforeEach(async () => {
    await db().linkFetch.deleteMany();
    await db().messagePreview.deleteMany();
    [world.him, world.her] = await createPair(50);
    await say(world.him, world.her.angelId, 'Ciao!');
    await match(world.him, world.her, true);
    world.pushed = capturePushes();
    // Readers get a tip with the first link of a peer, and no preview.
    await sendLink(world.him, world.her, 'https://prima.example/');
    world.asked.length = 0;
  });
  return {
    world,
    run: (now = clock.now()) => fetchPreviews(now, 50, world.standIn),
    /** Sends a text from the first to the second, and runs the due work. Returns its number. */
    linked: async (text = 'Guarda https://lago.example/barca'): Promise<number> => {
      const seq = await sendLink(world.him, world.her, text);
      await fetchPreviews(clock.now(), 50, world.standIn);
      return seq;
    },
  };
}

/** Sets whether the two match, and so read each other clearly. */
export async function match(
  one: CreatedMember,
  other: CreatedMember,
  isMatch: boolean,
): Promise<void> {
  const { id } = await conversationOf(one.profileId, other.profileId);
  const matchedAt = isMatch ? clock.now() : null;
  await db().conversation.update({ where: { id }, data: { matchedAt } });
}

/** Sends a text with a link, and returns its number once the link is noted, which the send does not wait for. */
export async function sendLink(
  from: CreatedMember,
  to: CreatedMember,
  text: string,
): Promise<number> {
  const { seq } = await say(from, to.angelId, text);
  const { id: conversationId } = await conversationOf(from.profileId, to.profileId);
  while ((await db().messagePreview.count({ where: { conversationId, seq } })) === 0) {
    await db().$queryRaw`select 1`;
  }
  return seq;
}

export async function previewSeen(who: CreatedMember, other: CreatedMember, seq: number) {
  const asking = { trackerId: who.publicId, angelId: other.angelId, limit: 40 };
  const { messages } = await openThread(await viewerOf(who), asking, 'it', clock.now());
  return messages.find((one) => one.seq === seq)?.preview;
}

export function pictureOf(who: CreatedMember, other: CreatedMember, seq: number) {
  const path = `/api/get/messages/${who.publicId}/${other.angelId}/${String(seq)}/preview`;
  return answer<ArrayBuffer>(path, { method: 'GET' }, who.token);
}
