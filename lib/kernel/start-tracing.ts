import { env } from './env.ts';

/**
 * Switches tracing on where `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector; else nothing of it is loaded. Called
 * before the first connection is made. Returns a function that sends what is left.
 */
export async function startTracing(): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = env();
  if (endpoint === undefined) return () => Promise.resolve();
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ endpoint, serviceName, share: env().OTEL_TRACES_SAMPLER_ARG });
}
