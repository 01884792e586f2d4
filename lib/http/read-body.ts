import type { AnyEndpoint } from '../wire/endpoint.ts';
import { env } from '../kernel/env.ts';
import { fail } from '../kernel/errors.ts';
import { open } from '../wire/envelope.ts';
import { isReading } from './reading.ts';

const USUAL_LIMIT = 64 * 1024;

async function textWithin(request: Request, limit: number): Promise<string> {
  const length = request.headers.get('content-length');
  if (length !== null && Number(length) > limit) fail('input_too_large', { limit });
  if (length !== null) return request.text();
  const reader = request.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const chunk = part.value as Uint8Array;
    size += chunk.byteLength;
    if (size > limit) {
      await reader.cancel();
      fail('input_too_large', { limit });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return fail('input_invalid', {}, [{ path: '', code: 'not_json' }]);
  }
}

function unwrapped(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('utente' in value)) return value;
  if (typeof value.utente !== 'string') return fail('envelope_invalid');
  return open(value.utente, env().WIRE_SECRET) ?? fail('envelope_invalid');
}

/** The body in the form the endpoint accepts, within its size limit. `raw` keeps the text for signatures. */
export async function readBody(
  request: Request,
  endpoint: Pick<AnyEndpoint, 'bodyAs' | 'bodyLimit'>,
): Promise<{ raw: string; value: unknown }> {
  const as = endpoint.bodyAs ?? 'json';
  if (as === 'multipart' || isReading(request.method)) return { raw: '', value: undefined };
  const limit = endpoint.bodyLimit ?? USUAL_LIMIT;
  const type = request.headers.get('content-type') ?? '';
  if (as === 'raw') {
    const raw = await textWithin(request, limit);
    return { raw, value: type.includes('json') ? parsed(raw) : raw };
  }
  const raw = await textWithin(request, limit);
  if (raw !== '' && !/^application\/(?:[\w.+-]+\+)?json\b/.test(type)) fail('not_json');
  const value = parsed(raw);
  return { raw, value: as === 'envelope' ? unwrapped(value) : value };
}
