import type { Email } from 'postal-mime';
import { registerPush } from '#lib/accounts/notices/push-registration.ts';
import { clock, HOUR } from '#lib/kernel/clock.ts';
import { sendDueMail } from '#lib/mailing/send-due-mail.ts';
import type { CreatedMember, MemberOptions } from '#tests/factories/member.ts';
import { viewerOf } from '../chat/chat-helpers.ts';
import { mailServer } from '../mailing/mail-server.ts';
import { later, wants } from '../notifications/outside.ts';
import { received, subscribe } from '../notifications/push-device.ts';
import { telegramWorld } from '../notifications/telegram-world.ts';

export type Outbound = Readonly<Record<'push' | 'telegram' | 'mail', readonly string[]>>;

export type Reached = {
  readonly member: CreatedMember;
  /** Everything sent to them so far: pushes decrypted, requests to the bot, mails with their headers. */
  readonly outbound: () => Promise<Outbound>;
};

/** Links encode their target: appends each part of an address, decoded. */
function readLinks(text: string): string {
  const links = text.match(/https?:\/\/[^\s"'<>)\\]+/g) ?? [];
  const parts = links.flatMap((link) => {
    const { pathname, searchParams } = new URL(link.replaceAll('&amp;', '&'));
    return [...pathname.split('/'), ...searchParams.values()];
  });
  const read = parts.map((part) => Buffer.from(part, 'base64url').toString('utf8'));
  return [text, ...parts, ...read].join('\n');
}

const textOf = (mail: Email): string => JSON.stringify(mail);

/** All notification channels outside the site, for a test file. */
export function outsideWorld() {
  // Must come first, since the environment is read once.
  const mails = mailServer();
  const telegram = telegramWorld();

  return {
    /** A member who is notified by push, Telegram and mail. */
    async reached(options: MemberOptions = {}): Promise<Reached> {
      const { member, chat } = await telegram.linked(options);
      const url = telegram.sandboxUrl();
      const { token, id } = await subscribe(url);
      const now = clock.now();
      await registerPush({ member: await viewerOf(member), named: undefined, token, now });
      await wants(member, 'push', 'telegram', 'email');
      const outbound = async (): Promise<Outbound> => {
        const [pushed, said] = await Promise.all([received(url, id), telegram.said(chat)]);
        const mailed = mails.received.filter(({ to }) => to?.[0]?.address === member.email);
        return {
          push: pushed.map((one) => readLinks(JSON.stringify(one))),
          telegram: said.map((one) => readLinks(JSON.stringify(one))),
          mail: mailed.map((one) => readLinks(textOf(one))),
        };
      };
      return { member, outbound };
    },

    /** Advances the clock by nine hours and sends everything due in that time. */
    async untilNight(): Promise<void> {
      for (let hours = 0; hours < 9; hours += 1) {
        await later(HOUR);
        await sendDueMail(clock.now(), 50);
      }
    },
  };
}
