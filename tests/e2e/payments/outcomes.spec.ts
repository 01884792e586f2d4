// [money §1 Guarantee box] [money §2 Plans page: "adding credits" overlay] [money §4 Card: fields shut]
// [money §4 Failure popup by message] [money §5 First and last name] [money §5 Failures are logged]
// [money §8 invalid_cvc] [money §8 insufficient_funds] [money §8 lost_or_stolen] [money §8 invalid_expiry_month]
// [money §8 invalid_expiry_year] [money §8 expired_card] [money §8 already declined] [money §8 change_method]
// [money §8 processing_error] [money §8 card_declined] [money §8 warning] [money §8 invalid_number]
// [money §8 address blacklisted] [money §8 riprova] [money §8 authentication_required] [money §8 generico]
// [money §8 success]
import { fillPayment, type Card } from '../pages/card-form.ts';
import { newcomers, on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { orderButton, outcomeDialog, pickMethod } from '../steps/pay.ts';

const GOOD: Card = { number: '4111111111111111', expiry: '0330', code: '737' };
const MISTYPED: Card = { ...GOOD, number: '4111111111111112' };
/** The provider's stand-in refuses a holder of this name. */
const REFUSED_NAME = 'Not_Enough_Balance';

test(
  'errors of the card form are marked and logged without the input, and a refusal leads to an empty form',
  on('desktop', 'verbena'),
  async ({ visit }) => {
    const buyer = visit();
    const { page, brand, say, join, open, check } = buyer;
    const { locale } = newcomers[brand];
    const lastName = page.getByLabel(say('payments.form.lastName'), { exact: true });
    const logged = () =>
      page
        .waitForRequest((request) => (request.postData() ?? '').includes('validation card_form'))
        .then((request) => request.postDataJSON() as { readonly messaggio: string });
    await join('refused');

    await test.step('missing names and terms', async () => {
      await open('/purchase/pay?plan=pack_50');
      await pickMethod(buyer, 'credit_card');
      await expect(orderButton(buyer)).toBeEnabled();
      const faults = logged();
      await orderButton(buyer).click();
      expect((await faults).messaggio).toBe('firstName:required lastName:required');
      await expect(page.getByLabel(say('payments.form.firstName'), { exact: true })).toBeFocused();
      await expect(page.getByText(say('payments.form.startNowMissing'))).toBeVisible();
    });

    await test.step('an impossible number, in the provider’s own field', async () => {
      const faults = logged();
      await fillPayment(page, locale, MISTYPED);
      await orderButton(buyer).click();
      const { messaggio } = await faults;
      expect(messaggio).toMatch(/^encryptedCardNumber:[\w.-]+$/);
      expect(messaggio).not.toContain('1112');
      await expect(page).toHaveURL(/\/purchase\/pay/);
    });

    await test.step('a refusal is explained; for another card everything is typed again', async () => {
      await fillPayment(page, locale, GOOD);
      await lastName.fill(REFUSED_NAME);
      await orderButton(buyer).click();
      const refused = outcomeDialog(buyer, 'insufficient_funds');
      await expect(refused).toContainText(say('payments.outcome.insufficient_funds.text'));
      await check('outcomes-refused');
      await refused.getByRole('button', { name: say('payments.action.otherCard') }).click();
      await expect(refused).toBeHidden();
      await expect(lastName).toHaveValue('');
    });
  },
);
