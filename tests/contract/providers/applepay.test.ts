import { afterAll } from '@jest/globals';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import { providerSuite } from './provider-suite.ts';
import { walletBench } from './wallet-bench.ts';

let sandbox: Sandbox | undefined;

afterAll(() => sandbox?.stop());

providerSuite('Apple Pay', async () => {
  sandbox = await startSandbox(() => Promise.resolve());
  // The device has already authenticated its owner, so the bank does not challenge.
  return walletBench(sandbox, 'applepay', null);
});
