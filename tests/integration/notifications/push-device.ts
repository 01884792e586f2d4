import { env } from '#lib/kernel/env.ts';

/** A push as the browser's service worker receives it, decrypted, with the headers that the push service saw. */
export type Received = { readonly topic: string; readonly urgency: string; readonly text: string };

/** Subscribes a browser at the simulated push service. */
export async function subscribe(
  sandboxUrl: string,
  applicationServerKey = env().VAPID_PUBLIC_KEY,
): Promise<{ readonly token: string; readonly id: string }> {
  const answer = await fetch(`${sandboxUrl}/push/subscriptions`, {
    method: 'POST',
    body: JSON.stringify({ applicationServerKey }),
  });
  const token = await answer.text();
  const { endpoint } = JSON.parse(token) as { endpoint: string };
  return { token, id: endpoint.slice(endpoint.lastIndexOf('/') + 1) };
}

export async function received(sandboxUrl: string, id: string): Promise<readonly Received[]> {
  return (await (await fetch(`${sandboxUrl}/push.json?id=${id}`)).json()) as Received[];
}
