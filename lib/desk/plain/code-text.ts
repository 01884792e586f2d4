/** Codes that do not say what they mean, or are cut short. */
const CODE_LABELS: Readonly<Record<string, string>> = {
  fake: 'fake profile',
  minor: 'possible minor',
  doi: 'double opt-in',
  ai: 'AI',
  api: 'API',
  adyen: 'Adyen',
  maxpay: 'Maxpay',
  mollie: 'Mollie',
  trustpay: 'TrustPay',
  gankomedia: 'Gankomedia',
  iumob: 'Iumob',
  credit_card: 'card',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  chat_photo: 'photo in a chat',
};

/** A code as readable text: `past_due` as `past due`. */
export function humanize(code: string): string {
  return CODE_LABELS[code] ?? code.replaceAll(/[_.]/g, ' ');
}
