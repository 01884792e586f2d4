/** The card that every buyer of the checkout page holds. */
export const CARD = {
  cardNumber: '1111',
  cardHolder: 'T. TEST',
  cardLabel: 'Visa',
  cardExpiryDate: '2030-03-31',
  cardFingerprint: 'fHB3CCKx9REkz8fPplT8N4nq',
};
