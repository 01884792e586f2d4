/** The environment of every test, whatever the developer's own shell sets. */
Object.assign(process.env, {
  APP_ENV: 'test',
  DEMO: '1',
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/unit-tests-have-no-database',
  AUTO_MODERATE: '0',
  TZ: 'UTC',
});
const DEPLOYED = [
  ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'DATABASE_PREPARED', 'REDIS_URL'],
  ['S3_URL', 'SMTP_URL', 'PUBLIC_PORT', 'DATA_DIR'],
].flat();
for (const name of DEPLOYED) {
  Reflect.deleteProperty(process.env, name);
}
