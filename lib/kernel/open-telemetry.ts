import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { installTracer, type Span, type SpanStart } from './tracing.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

type Settings = {
  readonly endpoint: string;
  readonly serviceName: string;
  /** The share of traces that are sent, from 0 to 1. */
  readonly share: number;
};

/** Sends spans to an OTLP collector from now on. Returns a function that sends what is left and ends it. */
export function openTelemetry({ endpoint, serviceName, share }: Settings): () => Promise<void> {
  const url = new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('amarena');
  const current = new AsyncLocalStorage<Context>();
  const contexts = new WeakMap<Span, Context>();
  const start = ({ name, kind, attributes = {} }: SpanStart): Span => {
    const parent = current.getStore() ?? ROOT_CONTEXT;
    const started = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
    const span: Span = {
      rename: (to) => started.updateName(to),
      note: (more) => started.setAttributes(more),
      end: (error) => {
        if (error !== undefined) started.setStatus({ code: SpanStatusCode.ERROR });
        started.end();
      },
    };
    contexts.set(span, trace.setSpan(parent, started));
    return span;
  };
  installTracer({
    start,
    within: (span, work) => current.run(contexts.get(span) ?? ROOT_CONTEXT, work),
  });
  return async () => {
    installTracer(undefined);
    await provider.shutdown();
  };
}
