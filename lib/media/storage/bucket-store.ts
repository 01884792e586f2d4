import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { BUCKET_ANSWERS_WITHIN_MS } from '../limits.ts';
import type { PhotoStore } from './store.ts';

/**
 * A store in an S3 bucket. The address is `https://KEY:SECRET@host:port/bucket?region=…`; the bucket
 * must exist. A call without an answer for `withinMs` is repeated by the library twice, then it fails.
 */
export function bucketStore(address: string, withinMs = BUCKET_ANSWERS_WITHIN_MS): PhotoStore {
  const url = new URL(address);
  const bucket = url.pathname.split('/')[1] ?? '';
  if (bucket === '') throw new Error('S3_URL has no bucket name');
  const client = new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    // Without them the library waits for ever.
    requestHandler: { connectionTimeout: withinMs, socketTimeout: withinMs },
    // Some S3-compatible stores do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  });
  return {
    put: async (name, bytes, type) => {
      const object = { Bucket: bucket, Key: name, Body: bytes, ContentType: type };
      await client.send(new PutObjectCommand(object));
    },
    get: async (name) => {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
        return found.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (names) => {
      if (names.length === 0) return;
      const Objects = names.map((Key) => ({ Key }));
      const command = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects } });
      // S3 also answers 200 when it could not delete some objects.
      const { Errors: errors = [] } = await client.send(command);
      if (errors.length > 0)
        throw new Error(`bucket delete failed: ${String(errors.length)} files`);
    },
  };
}
