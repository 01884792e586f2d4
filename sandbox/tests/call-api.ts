export type ApiCall = {
  readonly method?: string;
  readonly body?: unknown;
  /** The idempotency key: calls with the same key are one call. */
  readonly key?: string;
  /** Replaces the valid token. */
  readonly bearer?: string;
};

/** Calls a provider's API as a merchant does. An empty answer becomes an empty record. */
export async function callApi(
  url: string,
  { method = 'POST', body, bearer }: ApiCall,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly body: object }> {
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${bearer ?? ''}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as object };
}
