export type ApiCall = {
  readonly method?: string;
  readonly body?: unknown;
  /** Under which a repeated call is the same call. */
  readonly key?: string;
  /** In place of the token that is known. */
  readonly bearer?: string;
};

/** Calls a provider's API as a merchant does; an empty answer is an empty record. */
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
