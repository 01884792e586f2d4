import { openBySecret, sealBySecret } from './secret-seal.ts';

type Envelope<T> = {
  readonly purpose?: string;
  readonly brandId?: string;
  readonly until?: number;
  readonly value?: T;
};

type Sealing = {
  /** A seal made for one purpose cannot be opened for another. */
  readonly purpose: string;
  readonly brandId: string;
};

/** A value that only we can have written and only we can read, valid on one brand until a given time. */
export async function sealFor(
  { purpose, brandId }: Sealing,
  value: object,
  until: Date,
): Promise<string> {
  const envelope = { purpose, brandId, until: until.getTime(), value };
  return sealBySecret(envelope);
}

/** The sealed value, or undefined when it is forged, expired, of another brand or for another purpose. */
export async function openSeal<T>(
  { purpose, brandId }: Sealing,
  sealed: string,
  now: Date,
): Promise<T | undefined> {
  const opened = await openBySecret<Envelope<T>>(sealed);
  if (opened?.purpose !== purpose || opened.brandId !== brandId) return undefined;
  return opened.until !== undefined && opened.until > now.getTime() ? opened.value : undefined;
}
