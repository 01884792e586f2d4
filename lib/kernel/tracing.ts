import { singleton } from './singleton.ts';

/** What a span says: names from our own lists and numbers, never addresses, texts or ids of members. */
type Attributes = Readonly<Record<string, string | number>>;

export type SpanStart = {
  readonly name: string;
  /** `server`: something that was asked of us; `client`: something that we ask of others. */
  readonly kind: 'server' | 'client';
  readonly attributes?: Attributes;
};

export type Span = {
  readonly rename: (name: string) => void;
  readonly note: (attributes: Attributes) => void;
  /** With an error the span is marked as failed, without its message. */
  readonly end: (error?: unknown) => void;
};

/** Starts spans; those of `within` belong to the started one. */
export type Tracer = {
  readonly start: (span: SpanStart) => Span;
  readonly within: <T>(span: Span, work: () => T) => T;
};

const installed = singleton('tracing', () => ({ tracer: undefined as Tracer | undefined }));

export function installTracer(tracer: Tracer | undefined): void {
  installed.tracer = tracer;
}

/** Undefined while tracing is off. */
export function tracer(): Tracer | undefined {
  return installed.tracer;
}

const SILENT: Span = { rename: () => undefined, note: () => undefined, end: () => undefined };

/** Runs work in a span of its own; while tracing is off it only runs the work. */
export async function traced<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T> {
  const { tracer: active } = installed;
  if (!active) return work(SILENT);
  const span = active.start(start);
  try {
    const result = await active.within(span, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
