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

const browser = Object.fromEntries(
  [
    'acceptHeader',
    'language',
    'screenHeight',
    'screenWidth',
    'timezone',
    'userAgent',
    'javaEnabled',
    'javaScriptEnabled',
    'screenColorDepth',
    'challengeWindow',
  ].map((name) => [`browser[${name}]`, shortText]),
);

/** Contains no card fields: an account with hosted pages receives no card data. */
const purchase = object(['amount', 'currency', 'reference', 'browser[paymentType]'], {
  amount,
  currency,
  reference: shortText,
  redirectUrl: address,
  callbackUrl: address,
  descriptor: shortText,
  parentInstanceId: shortText,
  'customer[email]': shortText,
  'customer[ipAddress]': shortText,
  'billing[country]': COUNTRY,
  'browser[paymentType]': { enum: ['Plain', 'RecurringInitial', 'Recurring'] },
  ...browser,
});

const refund = object(['instanceId', 'amount', 'currency', 'reference'], {
  instanceId: shortText,
  amount,
  currency,
  reference: shortText,
});

const instance = object(['status', 'instanceId', 'paymentStatus'], {
  status: { type: 'integer' },
  instanceId: shortText,
  paymentStatus: { type: 'string', pattern: '^\\d{3}\\.\\d{3}\\.\\d{3}$' },
  paymentDescription: shortText,
  redirectUrl: address,
  redirectParams: { type: 'object', additionalProperties: { type: 'string' } },
  preconditions: {
    type: 'array',
    items: object(['origin', 'waitUntil', 'url'], {
      origin: { const: 'iframe#hidden' },
      waitUntil: { const: 'iframe#onload' },
      url: address,
    }),
  },
  amount,
  currency,
  reference: shortText,
  paymentType: { enum: ['Plain', 'RecurringInitial', 'Recurring'] },
  threeDSecure: object(['authenticationStatus'], { authenticationStatus: { enum: ['Y', 'N'] } }),
});

const notification = object(['PaymentInformation', 'Signature'], {
  PaymentInformation: object(['CreditDebitIndicator', 'References', 'Status', 'Amount'], {
    CreditDebitIndicator: { enum: ['CRDT', 'DBIT'] },
    References: object(['MerchantReference', 'PaymentId', 'PaymentRequestId'], {
      MerchantReference: shortText,
      PaymentId: shortText,
      PaymentRequestId: shortText,
    }),
    Status: { enum: ['Paid', 'Rejected', 'Refunded', 'Chargebacked'] },
    Amount: object(['Amount', 'Currency'], { Amount: { type: 'number' }, Currency: currency }),
    StatusReasonInformation: object(['Reason'], {
      Reason: object(['Code'], { Code: shortText, RejectReason: shortText }),
    }),
  }),
  Signature: HASH,
});

/** How a message violates the known part of the provider's contract; undefined if it is valid. */
export const mismatch = contractOf({ purchase, refund, instance, notification });

export type Schema = Parameters<typeof mismatch>[0];

export type PurchaseForm = Readonly<Record<string, string>> & {
  readonly amount: string;
  readonly currency: string;
  readonly reference: string;
  readonly redirectUrl?: string;
  readonly parentInstanceId?: string;
};

export type RefundForm = {
  readonly instanceId: string;
  readonly amount: string;
  readonly currency: string;
  readonly reference: string;
};
