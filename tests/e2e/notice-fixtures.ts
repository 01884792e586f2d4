import { threadOn } from './chat-steps.ts';
import { expect, test as base } from './fixtures.ts';
import type { ListedMember } from './listed-member.ts';
import type { Where } from './places.ts';
import { seeTab } from './tab-view.ts';
import { twoListed } from './two-listed.ts';

const NOTICED_MS = 30_000;

type Pair = { readonly he: ListedMember; readonly she: ListedMember };

type Fixtures = {
  /** He, who is told, on the page of the test; she, who does what he is told of, at another device. */
  pair: (where: Where, name: string, pay?: boolean) => Promise<Pair>;
  /** She writes while he looks at nothing; waits until that has been told outside. */
  writeUnseen: (pair: Pair, words: string, wasTold: () => Promise<boolean>) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  pair: async ({ visit, otherDevice, app, mail }, use) => {
    await use(async (where, name, pay = true) => {
      const place = visit(where);
      const world = { databaseUrl: app.databaseUrl, mail };
      const other = visit(place.brand, await otherDevice());
      const [he, she] = await twoListed(place, other, { world, name, pay });
      return { he, she };
    });
  },

  writeUnseen: async ({ app }, use) => {
    await use(async ({ he, she }, words, wasTold) => {
      await seeTab(he.page, false);
      await she.open(`/chats/${he.angelId}`);
      const hers = threadOn(she);
      await hers.write(words);
      await expect(hers.said(words)).toBeVisible();
      await expect(async () => {
        await app.clock.advance(NOTICED_MS);
        await app.clock.runDue();
        expect(await wasTold()).toBe(true);
      }).toPass();
    });
  },
});

export { expect } from '@playwright/test';
