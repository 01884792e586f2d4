import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

/** npm run brand NAME begins a brand; `npm run brand -- --check [NAME]` names what is missing or wrong. */
await main(async () => {
  await ensurePackages();
  const { brandCommand } = await import('./brand/command.ts');
  const { lettersOf } = await import('./brand/letters.mjs');
  const { root } = await import('./common/paths.mjs');
  const production = process.env.APP_ENV === 'production';
  const { code, lines } = await brandCommand(process.argv.slice(2), {
    root,
    lettersOf,
    production,
  });
  for (const line of lines) console.log(line);
  process.exit(code);
});
