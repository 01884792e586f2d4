import type { ListedMember } from '../fixtures/listed-member.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { twoListed } from '../fixtures/two-listed.ts';

/** Whether the newest members that one finds contain the other. */
async function finds({ page, open }: ListedMember, { angelId }: ListedMember): Promise<boolean> {
  await open('/find?sort=new&page=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  return (await page.locator(`a[href*="${angelId}"]`).count()) > 0;
}

test(
  'a member and a person whose address they list disappear from each other’s search until it is removed',
  on('phone', 'serra', 'in every language'),
  async ({ visit, app, mail, otherDevice }) => {
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'known', pay: false });
    const { page, say } = she;
    const address = he.address('known-man');
    const both = async () => [await finds(she, he), await finds(he, she)];
    const field = page.getByRole('textbox', { name: say('security.known.label') });
    const press = (key: string) =>
      page.getByRole('button', { name: say(`security.known.${key}`), exact: true }).click();
    expect(await both()).toEqual([true, true]);

    await test.step('an address in a pasted text hides both', async () => {
      await she.open('/profile/security#known');
      const sent = page.waitForRequest(
        (request) =>
          request.method() === 'POST' && request.url().endsWith('/api/users/knownPeople'),
      );
      await field.fill(`Him <${address.toUpperCase()}>, again: ${address}.`);
      await expect(page.getByText(say('security.known.found', { count: 1 }))).toBeVisible();
      await press('add');
      await expect(page.getByText(say('security.known.added', { count: 1 }))).toBeVisible();
      expect((await sent).postData()).toMatch(/^\{"hashes":\["[\w-]{43}"\]\}$/);
      await expect.poll(both).toEqual([false, false]);
      await he.open(`/user/${she.angelId}`);
      await expect(he.page.getByText(say('profile.gone.title'))).toBeVisible();
    });

    await test.step('the same address, typed again, is removed and shows both', async () => {
      await she.open('/profile/security#known');
      await expect(page.getByText(say('security.known.count', { count: 1 }))).toBeVisible();
      await field.fill(address);
      await press('remove');
      await expect(page.getByText(say('security.known.removed', { count: 1 }))).toBeVisible();
      await expect.poll(both).toEqual([true, true]);
    });
  },
);
