import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { directUrl } from '../bin/database/connect.mjs';
import { migrate } from '../bin/database/migrate.mjs';
import { missingSeeds } from '../bin/database/seed.mjs';
import { loadSecrets } from './secrets.mjs';

// Runs once before the app's instances, so that bucket, tables and rows exist when the first of them starts.
loadSecrets();
await ensureBucket(new URL(process.env.S3_URL));
const applied = await migrate(directUrl(), { say: (line) => console.log(line) });
console.log(`Migrations applied: ${applied.length}`);
for (const seed of await missingSeeds(process.env.DATABASE_URL, {
  demo: process.env.DEMO === '1',
})) {
  console.log(`Writing the ${seed.name} data`);
  await seed.run();
}

async function ensureBucket(url) {
  const client = new S3Client({
    endpoint: url.origin,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: url.username, secretAccessKey: url.password },
  });
  const Bucket = url.pathname.slice(1);
  const found = await client.send(new HeadBucketCommand({ Bucket })).catch((error) => {
    if (error.$metadata?.httpStatusCode === 404) return undefined;
    throw error;
  });
  if (found === undefined) await client.send(new CreateBucketCommand({ Bucket }));
}
