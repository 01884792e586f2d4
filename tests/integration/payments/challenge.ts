/** Answers the bank's question as the buyer would; where the browser is sent back to. */
export async function answerChallenge(action: { readonly url: string } | null): Promise<URL> {
  const answer = await fetch(`${action?.url ?? ''}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'password=password',
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '');
}

export async function redirectResult(action: { readonly url: string } | null): Promise<string> {
  return (await answerChallenge(action)).searchParams.get('redirectResult') ?? '';
}
