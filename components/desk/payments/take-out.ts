import { CallError } from '#lib/http/client/call-error.ts';

type ExportRequest = {
  readonly kind: string;
  readonly query: Readonly<Record<string, string>>;
  readonly purpose: string;
  /** Bytes received so far. */
  readonly onBytes: (bytes: number) => void;
};

const LIFETIME_MS = 60_000;

/** Fetches a payment export as a file and starts its download. Throws CallError. */
export async function takeOut({ kind, query, purpose, onBytes }: ExportRequest): Promise<void> {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`/api/desk/exports/${kind}?${search}`, {
    headers: { 'x-purpose': encodeURIComponent(purpose) },
  }).catch(() => {
    throw new CallError(0, { code: 'offline' });
  });
  if (!response.ok) {
    const problem: unknown = await response.json().catch(() => ({}));
    throw new CallError(response.status, problem as Partial<CallError>);
  }
  const reader = response.body?.getReader();
  const parts: BlobPart[] = [];
  let bytes = 0;
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    const chunk = part.value;
    bytes += chunk.byteLength;
    onBytes(bytes);
    parts.push(chunk);
  }
  const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${kind}-${query['from'] ?? ''}-${query['to'] ?? ''}.csv`;
  link.click();
  // The browser reads the URL only after this task.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, LIFETIME_MS);
}
