import { DateTime } from 'luxon';
import { CHECK_IN_GRACE_MS } from '#lib/dates/limits.ts';
import { HOUR } from '#lib/kernel/clock.ts';
import { closeBrowser } from '../fixtures/close-browser.ts';
import { containing } from '../fixtures/copy.ts';
import type { ListedMember } from '../fixtures/listed-member.ts';
import { mailedLink } from '../fixtures/mailed-link.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { twoListed } from '../fixtures/two-listed.ts';
import { threadOn } from '../pages/thread.ts';

const PROPOSAL = '¿Quedamos el sábado a las ocho?';
const PLACE = 'Bar Central, Plaza Mayor 4';

async function like({ page, say }: ListedMember, name: string): Promise<void> {
  await page.getByRole('button', { name: containing(say('match.like.press', { name })) }).click();
}

test(
  'a date is shared, missed and checked in late, and the trusted person sees no more than agreed',
  on('phone', 'verbena'),
  async ({ visit, app, mail, otherDevice }) => {
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'date' });
    const { say, page } = she;
    const trusted = she.address('date-sister');
    const hers = threadOn(she);
    await page.clock.install();

    await test.step('his proposal to meet brings the offer, which leads to the form', async () => {
      await he.open(`/chats/${she.angelId}`);
      await like(he, she.name);
      await she.open(`/chats/${he.angelId}`);
      await like(she, he.name);
      const moment = page.getByRole('dialog', {
        name: say('match.moment.title', { name: he.name }),
      });
      await moment.getByRole('button', { name: say('match.moment.goOn') }).click();
      const offer = page.getByRole('complementary', { name: say('chat.dateOffer.label') });
      await expect(offer).toHaveCount(0);
      await threadOn(he).send(PROPOSAL);
      await hers.receive(hers.said(PROPOSAL));
      await expect(offer).toBeVisible();
      await she.check('date-offer');
      await offer.getByRole('link', { name: say('chat.dateOffer.share') }).click();
      await page.waitForURL('**/dates?with=*');
    });

    await test.step('she shares who, where and when', async () => {
      const form = page.getByRole('dialog', { name: say('dates.title') });
      const field = (name: string) => form.getByLabel(say(`dates.form.${name}`), { exact: true });
      await expect(field('name')).toHaveValue(he.name);
      await field('place').fill(PLACE);
      const inAnHour = DateTime.now().setZone('Europe/Madrid').plus({ hours: 1 });
      await field('meetAt').fill(inAnHour.toFormat("yyyy-MM-dd'T'HH:mm"));
      await field('checkIn').selectOption('1');
      await she.check('date-form');
      await form.getByRole('button', { name: say('dates.form.submit') }).click();
      await expect(form.getByText(say('errors.field_missing'))).toBeVisible();
      await field('contact').fill(trusted);
      await form.getByRole('button', { name: say('dates.form.submit') }).click();
      await expect(page.getByText(say('dates.row.agreement.asked'))).toBeVisible();
      await she.check('dates');
    });

    const link = await mailedLink(mail, trusted, '/sharedDate?');
    await test.step('the trusted person sees the plan once they agree', async () => {
      await closeBrowser(he.page);
      await he.page.goto(link);
      await expect(he.page.getByText(say('dates.shared.ask', { name: she.name }))).toBeVisible();
      await expect(he.page.getByText(PLACE)).toHaveCount(0);
      await he.check('date-request');
      await he.page.getByRole('button', { name: say('dates.shared.agree') }).click();
      await expect(he.page.getByText(PLACE)).toBeVisible();
      await he.check('date-shared');
    });

    await test.step('a missed check-in is mailed to them with the plan', async () => {
      await app.clock.advance(2 * HOUR);
      await app.clock.runDue();
      await mailedLink(mail, she.address('date-woman'), '/checkIn?');
      await app.clock.advance(CHECK_IN_GRACE_MS);
      await app.clock.runDue();
      await expect(async () => {
        expect((await mail.waitFor(trusted)).text).toContain(PLACE);
      }).toPass();
      await he.page.reload();
      await expect(
        he.page.getByText(say('dates.shared.state.missed', { name: she.name })),
      ).toBeVisible();
      await he.check('date-missed');
    });

    await test.step('opening the link of the reminder changes nothing, its button checks in', async () => {
      const reminder = await mailedLink(mail, she.address('date-woman'), '/checkIn?');
      await closeBrowser(page);
      await page.goto(reminder);
      const fine = page.getByRole('button', { name: say('dates.checkInPage.button') });
      await expect(fine).toBeVisible();
      await he.page.reload();
      await expect(he.page.getByText(PLACE)).toBeVisible();
      await she.check('date-check-in');
      await fine.click();
      await expect(
        page.getByRole('heading', { name: say('dates.checkInPage.doneTitle') }),
      ).toBeVisible();
      await he.page.reload();
      await expect(
        he.page.getByText(say('dates.shared.state.checked_in', { name: she.name })),
      ).toBeVisible();
      await expect(he.page.getByText(PLACE)).toHaveCount(0);
    });
  },
);
