import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { PhotoStore } from './photo-store.ts';

/**
 * A store in an S3 bucket. The address is `https://KEY:SECRET@host:port/bucket?region=…`; the bucket
 * must exist.
 */
export function bucketStore(address: string): PhotoStore {
  const url = new URL(address);
  const bucket = url.pathname.split('/')[1] ?? '';
  if (bucket === '') throw new Error('S3_URL names no bucket.');
  const client = new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    // Stores of other makers do not know the newer checksums.
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
      // S3 answers 200 also for what it did not delete.
      const { Errors: errors = [] } = await client.send(command);
      if (errors.length > 0) throw new Error(`The bucket kept ${String(errors.length)} files.`);
    },
  };
}
