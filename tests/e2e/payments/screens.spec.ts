import { on } from '../fixtures/places.ts';
import { expect } from '../fixtures/test.ts';
import type { Visit } from '../fixtures/visit.ts';
import { walkScreens } from '../fixtures/walk-screens.ts';
import { chooseMethod, orderButton, pickMethod } from '../steps/pay.ts';

const seeDialog = ({ page, say }: Visit, title: string) =>
  expect(page.getByRole('dialog', { name: say(title) })).toBeVisible();

walkScreens('prompts, plans and the card form', {
  place: on('phone', 'lumiere'),
  as: 'new member',
  screens: [
    {
      name: 'prompt-over-the-search',
      path: '/hook/paginazione',
      show: (member) => seeDialog(member, 'hooks.kind.paginazione.title'),
    },
    {
      name: 'plans-without-terms',
      path: '/vip_plan/cred',
      show: async ({ page, say }) => {
        await page.getByRole('button', { name: say('payments.plans.continue') }).click();
        await expect(page.getByText(say('payments.plans.disclaimerMissing'))).toBeVisible();
      },
    },
    {
      name: 'card-form-with-faults',
      show: async (buyer) => {
        const { page, say } = buyer;
        await chooseMethod(buyer, 'pack_50', 'credit_card');
        await expect(orderButton(buyer)).toBeEnabled();
        await orderButton(buyer).click();
        await expect(page.getByText(say('payments.form.startNowMissing'))).toBeVisible();
      },
    },
    {
      name: 'paypal-form',
      show: async (buyer) => {
        await pickMethod(buyer, 'paypal');
        await expect(orderButton(buyer)).toBeEnabled();
      },
    },
  ],
});

walkScreens('the card check and open or failed payments', {
  place: on('phone', 'lumiere'),
  as: 'new member',
  screens: [
    { name: 'card-check', path: '/purchase/check' },
    { name: 'payment-failed', path: '/ko?errorMsg=riprova' },
    { name: 'payment-open', path: '/ko?errorMsg=open' },
  ],
});

walkScreens('own money', {
  place: on('desktop', 'capolinea'),
  as: 'new member',
  screens: [
    { name: 'money-without-orders', path: '/profile/money' },
    {
      name: 'money-of-a-subscriber',
      show: async ({ buy, open }) => {
        await buy('sub_1m');
        await open('/profile/money');
      },
    },
    {
      name: 'money-cancel-dialog',
      show: async (member) => {
        const cancel = member.say('money.subscription.cancel');
        await member.page.getByRole('button', { name: cancel, exact: true }).click();
        await seeDialog(member, 'money.subscription.cancelTitle');
      },
    },
    {
      name: 'money-withdrawal-dialog',
      path: '/profile/money',
      show: async (member) => {
        const withdraw = member.say('rights.withdraw.go');
        await member.page.getByRole('button', { name: withdraw }).click();
        await seeDialog(member, 'rights.withdraw.title');
      },
    },
  ],
});

walkScreens('plans and payment of a subscriber', {
  place: on('desktop', 'capolinea'),
  as: 'new member',
  screens: [
    {
      name: 'plans-of-a-subscriber',
      path: async ({ buy }) => {
        await buy('sub_1m');
        return '/vip_plan/cred';
      },
      show: async ({ page, say }) => {
        const manage = say('payments.plans.renewing.action');
        await expect(page.getByRole('link', { name: manage })).toBeVisible();
      },
    },
    { name: 'notice-in-place-of-the-form', path: '/purchase/pay?plan=sub_3m' },
    {
      name: 'bought',
      path: '/ok',
      show: async ({ page, say }) => {
        // Otherwise the page redirects after some seconds.
        await page.getByRole('button', { name: say('payments.ok.stay'), exact: true }).click();
      },
    },
  ],
});
