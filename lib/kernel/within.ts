/** What `work` resolves to, or `late` if that takes longer than `ms`. The work itself goes on. */
export async function within<Result, Late>(
  ms: number,
  work: Promise<Result>,
  late: Late,
): Promise<Result | Late> {
  const timeout = Promise.withResolvers<Late>();
  const timer = setTimeout(timeout.resolve, ms, late);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
