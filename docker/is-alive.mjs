// Exits with 0 when the address answers 2xx. Without an argument it asks whether the server's process answers.
const [address = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/health/live`] =
  process.argv.slice(2);
const answer = await fetch(address).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
