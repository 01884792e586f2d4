import { pathToFileURL } from 'node:url';
import { inData } from '../common/paths.mjs';
import { main } from '../common/plain-error.mjs';
import { startDatabase } from './embedded.mjs';
import { compareHistoryWithSchema } from './engine.mjs';
import { HAND_MARKER, migrationNames, migrationSql } from './migrations.mjs';

/** The SQL that brings the migration history to prisma/schema; empty if they agree. */
export async function schemaDifference() {
  const database = await startDatabase(inData('tools', 'postgres'), { durable: false });
  try {
    return withoutHandIndexes(await compareHistoryWithSchema(database.url));
  } finally {
    await database.stop();
  }
}

// The engine would drop covering indexes made by hand, since the schema cannot name them.
function withoutHandIndexes(sql) {
  const byHand = migrationNames().flatMap((name) => {
    const [, hand = ''] = migrationSql(name).split(HAND_MARKER);
    return [
      ...hand.matchAll(
        /create\s+(?:unique\s+)?index\s+(?:concurrently\s+)?(?:if not exists\s+)?"?(\w+)"?/gi,
      ),
    ].map(([, index]) => index);
  });
  return byHand
    .reduce((left, index) => left.replace(`-- DropIndex\nDROP INDEX "${index}";\n`, ''), sql)
    .trim();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    const sql = await schemaDifference();
    console.log(sql === '' ? 'The migrations and the schema agree.' : sql);
    if (sql !== '') process.exitCode = 2;
  });
}
