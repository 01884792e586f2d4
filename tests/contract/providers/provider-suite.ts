// [money §4 Success] [money §7 POST /api/orders/adyen/checkTransactionStatus] [money §7 POST /api/webhooks/adyen]
// [money §7 POST /api/webhooks/paypal] [money §7 POST /api/webhooks/trustpay] [money §7 POST /api/webhooks/maxpay]
// [money §8 warning] [money §8 riprova] [money §8 success] [money §8 signature_invalid]
// [money §9 Companies gankomedia]
import { beforeAll, describe } from '@jest/globals';
import type { ProviderBench } from './bench.ts';
import { claimTests } from './suite/claim-tests.ts';
import { connectionTests } from './suite/connection-tests.ts';
import { storedMethodTests } from './suite/stored-method-tests.ts';
import { notificationTests } from './suite/notification-tests.ts';
import { paymentTests } from './suite/payment-tests.ts';
import { refundTests } from './suite/refund-tests.ts';
import { createSuite } from './suite/suite.ts';

/** The tests that every adapter must pass. `bench` is called once, when the sandbox runs. */
export function providerSuite(name: string, bench: () => Promise<ProviderBench>): void {
  describe(`the ${name} adapter`, () => {
    let running: ProviderBench;

    beforeAll(async () => {
      running = await bench();
    });

    const suite = createSuite(() => running);
    paymentTests(suite);
    connectionTests(suite);
    notificationTests(suite);
    refundTests(suite);
    storedMethodTests(suite);
    claimTests(suite);
  });
}
