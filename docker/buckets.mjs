import {
  CreateBucketCommand,
  HeadBucketCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketVersioningCommand,
  S3Client,
} from '@aws-sdk/client-s3';

/** Days for which a deleted photo can be brought back; backups of the rows are kept as long. */
const RESTORABLE_DAYS = 14;
/** Of a selfie, which is deleted with its decision: the shortest period that a bucket knows. */
const RESTORABLE_SELFIE_DAYS = 1;

/** A client for the store of an address like `S3_URL`. */
export function storeClient(url) {
  return new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  });
}

/**
 * Creates the bucket of the photos, where deleted files stay for some days, and with `backups` theirs beside it.
 * Existing ones get the same settings.
 */
export async function ensureBuckets(url, { backups }) {
  const client = storeClient(url);
  const photos = url.pathname.slice(1);
  for (const Bucket of backups ? [photos, `${photos}-backups`] : [photos]) {
    if (!(await exists(client, Bucket))) await client.send(new CreateBucketCommand({ Bucket }));
  }
  const VersioningConfiguration = { Status: 'Enabled' };
  await client.send(new PutBucketVersioningCommand({ Bucket: photos, VersioningConfiguration }));
  const rule = {
    ID: 'remove-deleted-photos',
    Status: 'Enabled',
    Filter: { Prefix: '' },
    NoncurrentVersionExpiration: { NoncurrentDays: RESTORABLE_DAYS },
    Expiration: { ExpiredObjectDeleteMarker: true },
  };
  // Where two rules apply, the shorter time counts.
  const ofSelfies = {
    ID: 'remove-deleted-selfies',
    Status: 'Enabled',
    Filter: { Prefix: 'selfies/' },
    NoncurrentVersionExpiration: { NoncurrentDays: RESTORABLE_SELFIE_DAYS },
  };
  const LifecycleConfiguration = { Rules: [rule, ofSelfies] };
  await client.send(
    new PutBucketLifecycleConfigurationCommand({ Bucket: photos, LifecycleConfiguration }),
  );
}

async function exists(client, Bucket) {
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
    return true;
  } catch (error) {
    if (error.$metadata?.httpStatusCode === 404) return false;
    throw error;
  }
}
