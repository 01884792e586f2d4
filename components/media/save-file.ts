import { CallError } from '#lib/http/client/call-error.ts';

function nameIn(response: Response): string | undefined {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
}

/** Fetches a file that only the caller may have, and has the browser save it. Throws CallError. */
export async function saveFile(
  address: string,
  fallbackName: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const response = await fetch(address, { credentials: 'same-origin', headers }).catch(() => {
    throw new CallError(0, { code: 'offline' });
  });
  if (response.status !== 200) {
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    throw new CallError(
      response.status,
      isJson ? ((await response.json()) as Partial<CallError>) : {},
    );
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameIn(response) ?? fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the blob after the press has returned.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
