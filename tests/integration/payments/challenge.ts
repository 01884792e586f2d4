import type { ThreeDs } from '#lib/payments/attempts/three-ds.ts';

type Asked = ThreeDs | { readonly url: string } | null;

const ANSWERS = { confirm: 'password=password', refuse: 'decision=refuse' } as const;

/** Answers the bank's challenge as the buyer would; returns the address of the redirect. */
export async function answerChallenge(
  action: Asked,
  how: keyof typeof ANSWERS = 'confirm',
): Promise<URL> {
  if (!action || !('url' in action)) throw new Error('no challenge page to answer');
  const answer = await fetch(`${action.url}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: ANSWERS[how],
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '');
}

export async function redirectResult(action: Asked, how?: keyof typeof ANSWERS): Promise<string> {
  return (await answerChallenge(action, how)).searchParams.get('redirectResult') ?? '';
}
