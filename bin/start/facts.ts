import { brandOrigin } from '../../lib/brands/links.ts';
import { brands } from '../../lib/brands/registry.ts';
import { parseEnv } from '../../lib/kernel/env.ts';

// Run by the starter on Node 24: parses the settings as the server will, before any long step begins.
try {
  const settings = parseEnv(process.env);
  process.stdout.write(
    JSON.stringify({
      port: settings.PORT,
      demo: settings.DEMO,
      production: settings.APP_ENV === 'production',
      sandboxPort: settings.SANDBOX_PORT,
      hmacKey: settings.ADYEN_HMAC_KEY,
      brands: brands.map((brand) => ({ name: brand.name, address: brandOrigin(brand) })),
    }),
  );
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
