/** Whether a method only reads: HEAD is GET without the body (RFC 9110, 9.3.2). */
export function isReading(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}
