// [core §1 Notices by e-mail]
import { expect, test } from '@jest/globals';
import { brandOf } from '#tests/setup/brand-of.ts';
import { caughtLog } from '#tests/setup/caught-log.ts';
import { AGE, DOINGS, doTo } from './doers.ts';
import { formsOfText, leakedThrough, type Left } from './leaks.ts';
import { outsideWorld, type Outbound } from './outside-world.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const outside = outsideWorld();
const lines = caughtLog();
const bytes = (texts: readonly string[]): readonly Buffer[] =>
  texts.map((text) => Buffer.from(text));

/** The text that a reader sees, without link addresses: a decoded signature may hold any number. */
const visible = (text: string): string =>
  (text.split('\n', 1)[0] ?? '').replace(/https?:[^\s"]+/g, '');

function leftOf({ push, telegram, mail }: Outbound): Left {
  return { push: bytes(push), telegram: bytes(telegram), mail: bytes(mail), log: bytes(lines) };
}

test.each(['dolcevita', 'fuego', 'lumiere', 'spark'])(
  'no notification names another member, whatever they did, in the language of %s',
  async (brandId) => {
    const all = await Promise.all(
      Object.keys(DOINGS).map(async (what) => {
        const reader = await outside.reached({ brandId, gender: 'woman', screenName: 'Lea' });
        return { what, reader, secrets: await doTo(reader.member, what) };
      }),
    );
    await outside.untilNight();
    for (const { what, reader, secrets } of all) {
      const outbound = await reader.outbound();
      const left = leftOf(outbound);
      expect([what, leakedThrough(left, secrets.flatMap(formsOfText))]).toEqual([what, []]);
      const aged = new RegExp(`(?<![\\w.:-])${String(AGE)}(?![\\w.:-])`);
      const seen = {
        push: outbound.push.map(visible),
        telegram: outbound.telegram.map(visible),
        mail: outbound.mail.map(visible),
      };
      expect([what, leakedThrough(leftOf(seen), [aged])]).toEqual([what, []]);
      // The same scan finds the brand name, which proves that each output was sent and read.
      const { name } = brandOf(brandId);
      expect([what, leakedThrough(left, formsOfText(name))]).toEqual([
        what,
        ['push', 'telegram', 'mail'],
      ]);
      expect(outbound.telegram.some((text) => text.includes('autologin_telegram'))).toBe(true);
    }
  },
  120_000,
);
