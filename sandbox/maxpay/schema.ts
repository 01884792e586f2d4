import {
  ADDRESS as address,
  AMOUNT as amount,
  CURRENCY as currency,
  contractOf,
  COUNTRY,
  HASH,
  object,
  WORD as word,
} from '../hosted/form-schema.ts';

const signed = { publicKey: word, signature: HASH };
const identified = { transaction_unique_id: word, ...signed };
const money = { amount, currency };
const told = { callback_url: address, descriptor: word };

const buyer = {
  first_name: word,
  last_name: word,
  user_email: word,
  user_ip: word,
  country: COUNTRY,
  lang: word,
};

const always = ['publicKey', 'signature', 'transaction_type'];

/** Card fields are none of them: an account of hosted pages is sent no card. */
const SALE3D = object(
  [...always, 'transaction_unique_id', 'amount', 'currency', 'redirect_url', 'callback_url'],
  {
    ...{ transaction_type: { const: 'SALE3D' }, ...identified, ...money, ...told, ...buyer },
    ...{ redirect_url: address, cof_type: { const: 'initial' } },
  },
);

const SALE = object([...always, 'transaction_unique_id', 'amount', 'currency', 'rebillToken'], {
  ...{ transaction_type: { const: 'SALE' }, ...identified, ...money, ...told, ...buyer },
  ...{ rebillToken: word, cof_type: { const: 'recurring' } },
});

const REFUND = object([...always, 'transaction_unique_id', 'reference', 'amount', 'currency'], {
  ...{ transaction_type: { const: 'REFUND' }, ...identified, ...money, reference: word },
  callback_url: address,
});

const CHECK = object(always, {
  ...{ transaction_type: { const: 'CHECK' }, ...identified, reference: word },
});

const answered = {
  status: { enum: ['success', 'decline', 'error', 'pending'] },
  code: { type: 'integer' },
  message: word,
  reference: word,
  transaction_unique_id: word,
  transaction_type: { enum: ['SALE', 'SALE3D', 'REFUND', 'CHARGEBACK'] },
  ...money,
  rebillToken: word,
  authentication: { enum: ['Y', 'N'] },
};

const answer = object(['status', 'code', 'message'], {
  ...answered,
  ...{ acs_url: address, pareq: word },
});

const callback = object(
  ['status', 'code', 'reference', 'transaction_unique_id', 'transaction_type', 'checkSum'],
  { ...answered, code: { type: 'string', pattern: '^\\d+$' }, checkSum: HASH },
);

/** What a message breaks of what is known of the provider's contract. */
export const mismatch = contractOf({ SALE3D, SALE, REFUND, CHECK, answer, callback });

export type CardForm = Readonly<Partial<Record<string, string>>> & {
  readonly transaction_type: string;
  readonly transaction_unique_id?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly reference?: string;
  readonly redirect_url?: string;
};
