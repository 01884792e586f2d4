/**
 * Which published document becomes which file beside a stand-in, and what of it is kept. `operations` by
 * section, or the `schemas` that messages are checked against; `branches` of a `oneOf` and `properties` of a
 * schema narrow it to what is spoken, so that errors name the right field.
 */
export const DOCUMENTS = [
  {
    from: 'adyen-CheckoutService-v72.json',
    to: 'adyen/openapi/checkout-v72.json',
    section: 'paths',
    operations: {
      '/payments': ['post'],
      '/payments/details': ['post'],
      '/payments/{paymentPspReference}/refunds': ['post'],
      '/payments/{paymentPspReference}/captures': ['post'],
      '/payments/{paymentPspReference}/cancels': ['post'],
      '/paymentMethods': ['post'],
      '/storedPaymentMethods': ['get', 'post'],
      '/storedPaymentMethods/{storedPaymentMethodId}': ['delete'],
    },
    branches: {
      'PaymentRequest.paymentMethod': ['CardDetails', 'GooglePayDetails', 'ApplePayDetails'],
      'PaymentResponse.action': ['CheckoutRedirectAction', 'CheckoutThreeDS2Action'],
    },
  },
  {
    from: 'adyen-Webhooks-v1.json',
    to: 'adyen/openapi/webhooks-v1.json',
    section: 'webhooks',
    operations: {
      '/AUTHORISATION': ['post'],
      '/CANCELLATION': ['post'],
      '/CAPTURE': ['post'],
      '/CHARGEBACK': ['post'],
      '/CHARGEBACK_REVERSED': ['post'],
      '/NOTIFICATION_OF_CHARGEBACK': ['post'],
      '/REFUND': ['post'],
      '/REQUEST_FOR_INFORMATION': ['post'],
      '/SECOND_CHARGEBACK': ['post'],
    },
  },
  {
    from: 'paypal-checkout_orders_v2.json',
    to: 'paypal/openapi/orders-v2.json',
    schemas: ['order_request', 'order', 'order_capture_request', 'error_default'],
    properties: { payment_source: ['paypal'], payment_source_response: ['paypal'] },
  },
  {
    from: 'paypal-payments_payment_v2.json',
    to: 'paypal/openapi/payments-v2.json',
    schemas: ['capture-2', 'refund_request', 'refund'],
  },
  {
    from: 'paypal-vault_payment_tokens_v3.json',
    to: 'paypal/openapi/vault-v3.json',
    schemas: ['payment_token_response', 'customer_vault_payment_tokens_response'],
  },
  {
    from: 'paypal-notifications_webhooks_v1.json',
    to: 'paypal/openapi/webhooks-v1.json',
    schemas: ['event'],
  },
  {
    from: 'mollie-v2.json',
    to: 'mollie/openapi/mollie-v2.json',
    schemas: [
      'PaymentRequest',
      'PaymentResponse',
      'EntityCustomer',
      'CustomerResponse',
      'MandateResponse',
      'RefundRequest',
      'RefundResponse',
      'EntityChargeback',
    ],
    properties: {
      PaymentRequest: [
        ['description', 'amount', 'redirectUrl', 'cancelUrl', 'webhookUrl', 'locale', 'method'],
        ['metadata', 'sequenceType', 'customerId', 'mandateId'],
      ].flat(),
      PaymentResponse: [
        ['resource', 'id', 'mode', 'description', 'amount', 'amountRefunded', 'amountRemaining'],
        ['amountChargedBack', 'redirectUrl', 'cancelUrl', 'webhookUrl', 'locale', 'method'],
        ['metadata', 'sequenceType', 'mandateId', 'customerId', 'profileId', 'status'],
        ['statusReason', 'isCancelable', 'details', 'createdAt', 'paidAt', 'canceledAt'],
        ['expiresAt', 'expiredAt', 'failedAt', '_links'],
      ].flat(),
    },
  },
];
