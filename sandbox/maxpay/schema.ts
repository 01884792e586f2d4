import {
  ADDRESS as address,
  AMOUNT as amount,
  CURRENCY as currency,
  contractOf,
  COUNTRY,
  HASH,
  object,
  SHORT_TEXT as shortText,
} from '../hosted/form-schema.ts';

const signed = { publicKey: shortText, signature: HASH };
const identified = { transaction_unique_id: shortText, ...signed };
const money = { amount, currency };
const merchantFields = { callback_url: address, descriptor: shortText };

const buyer = {
  first_name: shortText,
  last_name: shortText,
  user_email: shortText,
  user_ip: shortText,
  country: COUNTRY,
  lang: shortText,
};

const always = ['publicKey', 'signature', 'transaction_type'];

/** Contains no card fields: an account with hosted pages receives no card data. */
const SALE3D = object(
  [...always, 'transaction_unique_id', 'amount', 'currency', 'redirect_url', 'callback_url'],
  {
    transaction_type: { const: 'SALE3D' },
    ...identified,
    ...money,
    ...merchantFields,
    ...buyer,
    redirect_url: address,
    cof_type: { const: 'initial' },
  },
);

const SALE = object([...always, 'transaction_unique_id', 'amount', 'currency', 'rebillToken'], {
  transaction_type: { const: 'SALE' },
  ...identified,
  ...money,
  ...merchantFields,
  ...buyer,
  rebillToken: shortText,
  cof_type: { const: 'recurring' },
});

const REFUND = object([...always, 'transaction_unique_id', 'reference', 'amount', 'currency'], {
  transaction_type: { const: 'REFUND' },
  ...identified,
  ...money,
  reference: shortText,
  callback_url: address,
});

const CHECK = object(always, {
  transaction_type: { const: 'CHECK' },
  ...identified,
  reference: shortText,
});

const answered = {
  status: { enum: ['success', 'decline', 'error', 'pending'] },
  code: { type: 'integer' },
  message: shortText,
  reference: shortText,
  transaction_unique_id: shortText,
  transaction_type: { enum: ['SALE', 'SALE3D', 'REFUND', 'CHARGEBACK'] },
  ...money,
  rebillToken: shortText,
  authentication: { enum: ['Y', 'N'] },
};

const answer = object(['status', 'code', 'message'], {
  ...answered,
  acs_url: address,
  pareq: shortText,
});

const callback = object(
  ['status', 'code', 'reference', 'transaction_unique_id', 'transaction_type', 'checkSum'],
  { ...answered, code: { type: 'string', pattern: '^\\d+$' }, checkSum: HASH },
);

/** How a message violates the known part of the provider's contract; undefined if it is valid. */
export const mismatch = contractOf({ SALE3D, SALE, REFUND, CHECK, answer, callback });

export type CardForm = Readonly<Partial<Record<string, string>>> & {
  readonly transaction_type: string;
  readonly transaction_unique_id?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly reference?: string;
  readonly redirect_url?: string;
};
