import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { linkTelegram } from '#lib/accounts/telegram/link-telegram.ts';
import { dispatch } from '#lib/http/dispatch.ts';
import { clock } from '#lib/kernel/clock.ts';
import { env } from '#lib/kernel/env.ts';
import { callBot } from '#lib/notifications/telegram/call-bot.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { startSandbox, type Sandbox } from '#tests/setup/sandbox-process.ts';

export const SECRET_HEADER = 'x-telegram-bot-api-secret-token';

export type Said = {
  readonly from: 'bot' | 'person';
  readonly text: string;
  readonly buttons: readonly { readonly text: string; readonly url: string }[];
  readonly request: Readonly<Record<string, unknown>> | null;
};

/** Posts a body to the webhook. */
export function postUpdate(
  raw: string,
  secret: string | null,
  brandId = 'dolcevita',
): Promise<Response> {
  const url = `/api/webhooks/telegram?b=${brandId}`;
  const headers = secret === null ? {} : { [SECRET_HEADER]: secret };
  const request = new Request(`http://127.0.0.1${url}`, { method: 'POST', headers, body: raw });
  const resolved = resolveRequest('127.0.0.1:3000', url);
  return dispatch({ request, resolved, address: '127.0.0.7' });
}

let chats = 100_000 + process.pid;

export function freshChat(): string {
  chats += 1;
  return String(chats);
}

/** A simulated Telegram for a test file: actions in chats reach the app's webhook. */
export function telegramWorld() {
  let sandbox: Sandbox;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const secret = request.headers[SECRET_HEADER];
      const brandId = new URL(request.url ?? '/', 'http://here').searchParams.get('b') ?? '';
      const raw = Buffer.concat(chunks).toString('utf8');
      void postUpdate(raw, String(secret), brandId).then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(await answer.text());
      });
    });
  });
  beforeAll(async () => {
    process.env['RATE_LIMIT_FACTOR'] = '100000';
    sandbox = await startSandbox();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    for (const [brandId, token = ''] of Object.entries(env().TELEGRAM_BOTS)) {
      await callBot(token, 'setWebhook', {
        url: `http://127.0.0.1:${port}/?b=${brandId}`,
        secret_token: env().TELEGRAM_WEBHOOK_SECRET,
      });
    }
  });
  beforeEach(() => sandbox.reset());
  afterAll(async () => {
    await sandbox.stop();
    server.closeAllConnections();
    server.close();
  });

  const act = async (brandId: string, chat: string, action: Readonly<Record<string, unknown>>) => {
    const answer = await fetch(`${sandbox.url}/telegram/control`, {
      method: 'POST',
      body: JSON.stringify({ bot: brandOf(brandId).botName, chat, ...action }),
    });
    return (await answer.json()) as { readonly status: number };
  };

  return {
    act,
    sandboxUrl: () => sandbox.url,
    fault: (...faults: Parameters<Sandbox['fault']>) => sandbox.fault(...faults),
    said: async (chat: string): Promise<readonly Said[]> =>
      (await (await fetch(`${sandbox.url}/telegram.json?chat=${chat}`)).json()) as Said[],
    /** The start parameter of a member's deep link to the bot. */
    startOf: async (member: CreatedMember): Promise<string> => {
      const viewer = await viewerOfToken(member.token);
      const brand = brandOf(member.brandId);
      const link = await linkTelegram(viewer, member.publicId, brand, clock.now());
      return new URL(link).searchParams.get('start') ?? '';
    },
    /** A member whose chat is linked. */
    async linked(options: Parameters<typeof createMember>[0] = {}) {
      const member = await createMember(options);
      const chat = freshChat();
      const startParam = await this.startOf(member);
      await act(member.brandId, chat, { text: `/start ${startParam}` });
      return { member, chat, startParam };
    },
  };
}
