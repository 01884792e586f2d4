import { loadSecrets } from './secrets.mjs';

loadSecrets();
await import('../server.ts');
