/** Pages of a purchase: whoever was logged out on the way goes on where they were. */
const OF_PURCHASE =
  /^(?:\/[a-z]{2})?\/(?:(?:adyen|trpay|googlePay|maxpay|paypal|mollie)\/paymentCheck|ok|ko|paymentPage|purchase(?:\/choose|\/pay)?)$/;

/** What may stand in a mailed link: which plan or order, never what a provider sent along. */
const SHOWN = ['order', 'plan', 'hook', 'errorMsg'];

export type EntranceTarget = {
  /** Where the login of this page leads. */
  readonly here: string;
  /** Where a link that is mailed leads. */
  readonly mailed: string;
};

/** Where somebody goes who logs in on a member's page; undefined where it is the start page. Pure. */
export function entranceTarget(path: string, search: string): EntranceTarget | undefined {
  if (!OF_PURCHASE.test(path)) return undefined;
  const asked = new URLSearchParams(search);
  const shown = new URLSearchParams(
    SHOWN.flatMap((name) => {
      const value = asked.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
  return { here: `${path}${search}`, mailed: shown === '' ? path : `${path}?${shown}` };
}
