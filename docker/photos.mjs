import { DeleteObjectsCommand, ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import { main, PlainError } from '../bin/common/plain-error.mjs';
import { connect } from '../bin/database/connect.mjs';
import { storeClient } from './buckets.mjs';
import { loadSecrets } from './secrets.mjs';

// Drawn portraits have no file until they are asked for; refused and removed photos have none any more. Selfies can
// be brought back for a day only.
const NAMED = `select object_key as key from photos where state in ('pending', 'approved')
    and object_key ~ '^[0-9a-f]{36}$'
  union all
  select object_key from chat_photos where state in ('pending', 'approved', 'sent')
  union all
  select object_key from message_previews where object_key is not null
  union all
  select object_key from link_fetches where object_key is not null
  union all
  select object_key from ticket_files where ticket_id is not null`;

/**
 * `node docker/photos.mjs back-to TIME` after the rows were set back: brings back the photos that were deleted since
 * and deletes those that came since. `node docker/photos.mjs check` compares the bucket with the rows.
 * Photos are never overwritten, so that a name has one content.
 */
await main(async () => {
  const [verb, time] = process.argv.slice(2);
  loadSecrets();
  const url = new URL(process.env.S3_ADMIN_URL ?? process.env.S3_URL);
  const bucket = { client: storeClient(url), Bucket: url.pathname.slice(1) };
  if (verb === 'check') return checkPhotos(bucket);
  const at = new Date(time ?? '');
  if (verb !== 'back-to' || Number.isNaN(at.getTime()))
    throw new PlainError('back-to TIME | check');
  const { restored, removed } = await setBack(bucket, at);
  console.log(`Photos brought back: ${restored}; removed, since they came later: ${removed}`);
});

/** Versions and delete markers of each name. */
async function history({ client, Bucket }) {
  const names = new Map();
  let page;
  do {
    const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page ?? {};
    const next = { Bucket, KeyMarker, VersionIdMarker };
    page = await client.send(new ListObjectVersionsCommand(next));
    const versions = (page.Versions ?? []).map((one) => ({ ...one, deleted: false }));
    const markers = (page.DeleteMarkers ?? []).map((one) => ({ ...one, deleted: true }));
    for (const one of [...versions, ...markers]) {
      names.set(one.Key, [...(names.get(one.Key) ?? []), one]);
    }
  } while (page.IsTruncated);
  return names;
}

async function setBack(bucket, at) {
  // Stores give whole seconds. A file that was deleted in that second may belong to a row of that time.
  const since = new Date(Math.floor(at.getTime() / 1_000) * 1_000);
  const markersSince = [];
  const cameSince = [];
  for (const [Key, all] of await history(bucket)) {
    const existed = all.some(({ deleted, LastModified }) => !deleted && LastModified <= at);
    const marked = all.filter(({ deleted, LastModified }) => deleted && LastModified >= since);
    const isThere = all.some(({ deleted, IsLatest }) => !deleted && IsLatest);
    // Without its marker the version before it is the current one again.
    if (existed) markersSince.push(...marked.map(({ VersionId }) => ({ Key, VersionId })));
    else if (isThere) cameSince.push({ Key });
  }
  await remove(bucket, markersSince);
  await remove(bucket, cameSince);
  return { restored: markersSince.length, removed: cameSince.length };
}

async function remove({ client, Bucket }, objects) {
  for (let from = 0; from < objects.length; from += 1_000) {
    const Delete = { Objects: objects.slice(from, from + 1_000), Quiet: true };
    const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete }));
    if (Errors.length > 0) throw new PlainError(`${Errors[0].Key}: ${Errors[0].Message}`);
  }
}

async function checkPhotos(bucket) {
  const present = new Set();
  for (const [name, all] of await history(bucket)) {
    const isThere = all.some(({ deleted, IsLatest }) => !deleted && IsLatest);
    const key = /^\w+\/([0-9a-f]{36})/.exec(name)?.[1];
    if (isThere && key !== undefined) present.add(key);
  }
  const client = await connect(process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL);
  const { rows } = await client.query(NAMED).finally(() => client.end());
  const missing = rows.filter(({ key }) => !present.has(key));
  console.log(`Photos named by rows: ${rows.length}; without a file: ${missing.length}`);
  if (missing.length > 0) throw new PlainError(missing.map(({ key }) => key).join('\n'));
}
