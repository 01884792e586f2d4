// [money §7 POST /api/orders/applePay/startSession]
import { describe, expect, test } from '@jest/globals';
import { appleGateway } from '#lib/payments/device-wallets/apple-gateways.ts';

const PATH = '/paymentservices/startSession';

describe('the merchant session address from the browser', () => {
  test.each([
    'apple-pay-gateway.apple.com',
    'apple-pay-gateway-cert.apple.com',
    'apple-pay-gateway-nc-pod1.apple.com',
    'apple-pay-gateway-pr-pod5-dr.apple.com',
    'cn-apple-pay-gateway.apple.com',
    'cn-apple-pay-gateway-sh-pod2.apple.com',
  ])('may be %s', (host) => {
    expect(appleGateway(`https://${host}${PATH}`, undefined)).toBe(host);
  });

  test.each([
    `http://apple-pay-gateway.apple.com${PATH}`,
    `https://apple-pay-gateway.apple.com:8443${PATH}`,
    `https://user@apple-pay-gateway.apple.com${PATH}`,
    `https://apple-pay-gateway.apple.com${PATH}?to=https://stranger.example`,
    'https://apple-pay-gateway.apple.com/elsewhere',
    `https://apple-pay-gateway.apple.com.stranger.example${PATH}`,
    `https://stranger-apple-pay-gateway.apple.com${PATH}`,
    `https://www.apple.com${PATH}`,
    `https://127.0.0.1:4012${PATH}`,
    'file:///etc/passwd',
    'nonsense',
  ])('may not be %s', (address) => {
    expect(appleGateway(address, undefined)).toBeNull();
  });

  test('is only the stand-in’s when there is one', () => {
    const standIn = 'https://127.0.0.1:4012';
    expect(appleGateway(`${standIn}${PATH}`, standIn)).toBe('127.0.0.1');
    expect(appleGateway(`https://127.0.0.1:4013${PATH}`, standIn)).toBeNull();
    expect(appleGateway(`https://apple-pay-gateway.apple.com${PATH}`, standIn)).toBeNull();
  });
});
