/** Purchase pages: a member whose session ended there returns to the same page after the login. */
const OF_PURCHASE =
  /^(?:\/[a-z]{2})?\/(?:(?:adyen|trpay|googlePay|maxpay|paypal|mollie)\/paymentCheck|ok|ko|paymentPage|purchase(?:\/choose|\/pay)?)$/;

/** Parameters that a mailed link may contain: which plan or order, never what a provider added. */
const SHOWN = ['order', 'plan', 'hook', 'errorMsg'];

export type EntranceTarget = {
  /** Where the login of this page leads. */
  readonly here: string;
  /** Where a link that is mailed leads. */
  readonly mailed: string;
};

/** Where a login on a member's page leads; undefined where that is the start page. Pure. */
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
