import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { env } from '#lib/kernel/env.ts';
import { startTracing } from '#lib/kernel/start-tracing.ts';
import { createMember } from '#tests/factories/member.ts';
import { connectMember } from '#tests/setup/socket-member.ts';
import { inProcessListener } from '../http/in-process-listener.ts';
import { HOST, startInProcessHub, type Hub } from '../realtime/in-process-hub.ts';

type Sent = {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status?: { readonly code?: number };
};
type Export = {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[];
  }[];
};

const spans: Sent[] = [];
const bodies: string[] = [];
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    bodies.push(JSON.stringify(body));
    const { resourceSpans } = body as Export;
    spans.push(
      ...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
    );
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
const { ask } = inProcessListener();
let hub: Hub;
let endTracing: () => Promise<void>;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${port}`;
  // Before the first connection to the database.
  endTracing = await startTracing();
  hub = await startInProcessHub();
});
afterAll(async () => {
  await hub.stop();
  collector.close();
});

const named = (name: string): readonly Sent[] => spans.filter((span) => span.name === name);
const childrenOf = ({ spanId }: Sent): readonly string[] =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name);

test('20: a request and an event are traces with their statements, without personal data', async () => {
  const [writer, reader] = [await createMember(), await createMember({ gender: 'woman' })];
  const path = `/api/get/credits/${writer.publicId}`;
  const headers = { authorization: `Bearer ${writer.token}` };
  expect((await ask(path, { headers })).status).toBe(200);
  const member = await connectMember(hub.port, HOST, writer.token);
  expect(await member.say(reader.angelId, 'Ciao, Tracciata')).toMatchObject({ ok: true });
  member.close();
  await endTracing();
  const [call] = named('GET /api/get/credits/{trackerId}');
  const [event] = named('event chat');
  if (!call || !event) throw new Error(`no spans: ${spans.map(({ name }) => name).join(', ')}`);
  expect(childrenOf(call)).toContainEqual(expect.stringMatching(/^statement /));
  expect(childrenOf(event)).toContain('statement send-messages');
  for (const secret of [
    writer.publicId,
    writer.memberId,
    writer.email,
    reader.angelId,
    'Tracciata',
  ])
    expect(bodies.join('\n')).not.toContain(secret);
});

/** The packages of OpenTelemetry that a process loads when it starts tracing. */
function loaded(endpoint: string): readonly string[] {
  const program = `
    import { registerHooks } from 'node:module';
    const packages = new Set();
    registerHooks({ load: (url, context, next) => {
      const found = /@opentelemetry\\/([\\w-]+)/.exec(url);
      if (found) packages.add(found[1]);
      return next(url, context);
    } });
    await import('./lib/db/client.ts');
    const { startTracing } = await import('./lib/kernel/start-tracing.ts');
    await (await startTracing())();
    console.log(JSON.stringify([...packages]));`;
  const variables = { ...process.env, DATABASE_URL: env().DATABASE_URL, NODE_OPTIONS: '' };
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...variables, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
      encoding: 'utf8',
    }),
  ) as string[];
}

test('20: nothing of it is loaded while it is off', () => {
  expect(loaded('')).toEqual([]);
  expect(loaded('http://127.0.0.1:1')).toContain('sdk-trace');
});
