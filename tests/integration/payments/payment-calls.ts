import { brandById } from '#lib/brands/registry.ts';
import { clock } from '#lib/kernel/clock.ts';
import { parseInput } from '#lib/http/parse-input.ts';
import { readBody } from '#lib/http/read-body.ts';
import { refusal, reply } from '#lib/http/reply.ts';
import { endpoints } from '#lib/http/registry.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';

type Sent = {
  readonly viewer?: MemberViewer;
  readonly body?: unknown;
  readonly raw?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string>>;
};

/** Does what the dispatcher does once the caller is known: Italian fields in the request and in the answer. */
export async function send(key: string, sent: Sent): Promise<Response> {
  const bound = endpoints.get(key);
  const brand = brandById('dolcevita');
  if (!bound || !brand) throw new Error(key);
  const method = key.split(' ')[0] ?? '';
  const request = new Request('http://dolcevita.localhost:3000/', {
    method,
    headers: { 'content-type': 'application/json', 'user-agent': 'wire test' },
    ...(method === 'GET' ? {} : { body: sent.raw ?? JSON.stringify(sent.body ?? {}) }),
  });
  try {
    const { raw, value } = await readBody(request, bound.endpoint);
    const call = {
      body: parseInput(bound.endpoint.body, value),
      params: parseInput(bound.endpoint.params, sent.params),
      query: parseInput(bound.endpoint.query, sent.query),
      viewer: sent.viewer,
      member: () => sent.viewer,
      brand,
      locale: 'it',
      request,
      raw,
      address: '127.0.0.1',
      requestId: 'test',
      now: clock.now(),
    };
    return reply(bound.endpoint, await bound.handle(call as never), null);
  } catch (error) {
    return refusal(error, bound.endpoint.context, 'test');
  }
}

let keys = 0;
/** The body that the payment form sends for a card. Its own prices and names have no effect. */
export const charge = (number: string, more: Readonly<Record<string, unknown>> = {}) => {
  keys += 1;
  return {
    firstName: 'Ada',
    lastName: 'Prova',
    cardNumber: `test_${number}`,
    cardMonth: 'test_03',
    cardYear: 'test_2030',
    cardSecurityCode: 'test_737',
    country: 'it',
    city: 'Sanremo',
    rateplan: { product_id: 'pack_150', prezzo: '0.01', crediti: 99_999 },
    descriptor: 'SOMETHING ELSE',
    payment_company: 'iumob',
    domain: 'dolcevita.localhost',
    paySource: 'CREDITCARD',
    email: 'ada@example.test',
    newCard: true,
    actonfile: false,
    language: 'it',
    screenHeight: 844,
    screenWidth: 390,
    timezone: -60,
    userAgent: 'wire test',
    javaEnabled: false,
    javascriptEnabled: true,
    screenColorDepth: 24,
    acceptOrder: true,
    startNow: true,
    idempotencyKey: `wire-key-${keys}`,
    ...more,
  };
};

export const json = async (answer: Response) => (await answer.json()) as Record<string, unknown>;
