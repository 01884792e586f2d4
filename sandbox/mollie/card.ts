/** The card of every buyer on the checkout page. */
export const CARD = {
  cardNumber: '1111',
  cardHolder: 'T. TEST',
  cardLabel: 'Visa',
  cardExpiryDate: '2030-03-31',
  cardFingerprint: 'fHB3CCKx9REkz8fPplT8N4nq',
};
