/** Fields that may carry personal data or secrets, in lower case. */
const REDACTED = new Set([
  'password',
  'token',
  'secret',
  'email',
  'msg',
  'text',
  'body',
  'authorization',
  'cookie',
  'set-cookie',
  'utente',
  'subject',
  'to',
]);
const CENSOR = '[hidden]';
/** Deeper values are cut: nothing that we log on purpose is nested so deeply. */
const DEEPEST = 8;

function isError(value: object): value is Error {
  // By its fields: errors of another module graph are no instances of this one's class.
  return 'message' in value && typeof value.message === 'string' && 'stack' in value;
}

function writesItself(value: object): value is { readonly toJSON: () => unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}

/**
 * A copy of what a log line carries, as JSON would show it, without the values of fields that may carry personal data
 * or secrets, at any depth. `plainError` converts errors, whose own properties may contain anything.
 */
export function redact(
  value: unknown,
  plainError: (error: Error) => unknown,
  levels = DEEPEST,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isError(value)) return plainError(value);
  if (levels === 0) return '[cut]';
  const below = (item: unknown): unknown => redact(item, plainError, levels - 1);
  if (writesItself(value)) return below(value.toJSON());
  if (Array.isArray(value)) return value.map(below);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      item !== undefined && REDACTED.has(name.toLowerCase()) ? CENSOR : below(item),
    ]),
  );
}
