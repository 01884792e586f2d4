import { afterAll } from '@jest/globals';
import { walletPaymentMethod } from '../../factories/wallet-payment-method.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import { providerSuite } from './provider-suite.ts';
import { walletBench } from './wallet-bench.ts';

let sandbox: Sandbox | undefined;

afterAll(() => sandbox?.stop());

providerSuite('Google Pay', async () => {
  sandbox = await startSandbox(() => Promise.resolve());
  // A card from the buyer's account is not authenticated: the bank challenges.
  const fromAccount = await walletPaymentMethod(sandbox.url, 'googlepay', 'visa', 'pan_only');
  return walletBench(sandbox, 'googlepay', { paymentMethod: fromAccount });
});
