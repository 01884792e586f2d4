import { root } from '../common/paths.mjs';
import { brandCommand } from './command.ts';
import { lettersOf } from './letters.mjs';

const production = process.env.APP_ENV === 'production';
const { code, lines } = await brandCommand(process.argv.slice(2), { root, lettersOf, production });
for (const line of lines) console.log(line);
process.exitCode = code;
