import { CallError } from '#lib/http/client/call-error.ts';

/** Posts a form with a file, without progress. Resolves to the JSON of the answer; throws CallError. */
export async function postForm(
  path: string,
  form: FormData,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const sent = { accept: 'application/json', ...headers };
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: sent,
    body: form,
  }).catch(() => {
    throw new CallError(0, { code: 'offline' });
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new CallError(response.status, answer as Partial<CallError>);
  return answer;
}
