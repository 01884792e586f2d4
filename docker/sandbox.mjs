import { loadSecrets } from './secrets.mjs';

// The sandbox must check the same keys as the app sends.
loadSecrets();
process.env.SANDBOX_ADYEN_API_KEY ??= process.env.ADYEN_API_KEY;
process.env.SANDBOX_ADYEN_HMAC ??= process.env.ADYEN_HMAC_KEY;
process.env.SANDBOX_MAIL_SECRET ??= process.env.MAIL_INBOUND_SECRET;
await import('../sandbox/main.ts');
