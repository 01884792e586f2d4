import type { ProviderName } from '#lib/payments/providers/capabilities.ts';
import type { Delivery } from '#lib/payments/providers/notice.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../sandbox/config.ts';
import { serveSandbox } from '../../sandbox/serve.ts';
import { freePorts } from './ports.ts';

export type SandboxFault = {
  readonly provider: string;
  readonly operation: string;
  readonly kind: string;
  readonly times?: number;
  readonly reference?: string;
  readonly delayMs?: number;
};

/** A notification as received at the app's webhook address of its provider. */
export type Delivered = Delivery & { readonly provider: ProviderName };

export type LoggedCall = {
  readonly operation: string;
  readonly reference: string;
  readonly replayed: boolean;
  readonly status: number | null;
};

export type Sandbox = {
  readonly url: string;
  /** The notifications that the webhook endpoint of this test received, oldest first. */
  readonly deliveries: readonly Delivered[];
  readonly fault: (...faults: SandboxFault[]) => Promise<void>;
  /** Makes charges of a stored card fail with this code from now on; null ends that. */
  readonly refuseToken: (token: string, code: string | null) => Promise<void>;
  readonly reset: () => Promise<void>;
  readonly calls: (reference: string) => Promise<readonly LoggedCall[]>;
  readonly stop: () => Promise<void>;
};

type OnDelivery = (delivered: Delivered) => Promise<void>;

/** Serves a sandbox from this process, without the state of earlier ones; the caller stops it. */
export async function serveTestSandbox(
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const { ports, close, closeConnections } = await serveSandbox(readConfig(settings));
  return {
    url: `http://127.0.0.1:${ports.http}`,
    stop: () => {
      close();
      closeConnections();
    },
  };
}

/**
 * Starts a sandbox with its notifications delivered to `onDelivery`, without it only stored, and sets the app's
 * environment to it. Call it before any app module reads its environment.
 */
export async function startSandbox(onDelivery?: OnDelivery): Promise<Sandbox> {
  const deliveries: Delivered[] = [];
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here');
      const delivered = {
        provider: pathname.slice(1) as ProviderName,
        company: searchParams.get('c') ?? '',
        raw: Buffer.concat(chunks).toString('utf8'),
        headers: request.headers as Delivered['headers'],
        contentType: request.headers['content-type'] ?? '',
      };
      deliveries.push(delivered);
      (onDelivery?.(delivered) ?? Promise.resolve()).then(
        () => response.writeHead(200).end(),
        () => response.writeHead(500).end(),
      );
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const port = await freePorts(3);
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/{provider}?c={company}`;
  const { url, stop } = await serveTestSandbox({
    SANDBOX_PORT: String(port),
    SANDBOX_WEBHOOKS: hook,
    // What is only stored may arrive before the API's answer.
    SANDBOX_WEBHOOK_DELAY_MS: onDelivery === undefined ? '10' : '150',
  });
  process.env['SANDBOX_PORT'] = String(port);

  const post = async (path: string, body: unknown): Promise<void> => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  return {
    url,
    deliveries,
    fault: (...faults) => post('/control', { faults }),
    refuseToken: (token, code) => post('/control', { tokens: { [token]: code } }),
    reset: () => post('/control/reset', {}),
    calls: async (reference) => {
      const answer = await fetch(
        `${url}/adyen/log.json?reference=${encodeURIComponent(reference)}`,
      );
      return (await answer.json()) as LoggedCall[];
    },
    stop: () => {
      stop();
      receiver.closeAllConnections();
      receiver.close();
      return Promise.resolve();
    },
  };
}
