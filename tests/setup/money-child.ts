import { clock } from '#lib/kernel/clock.ts';
import { installSecondProvider } from '../factories/second-provider.ts';
import { perform, type MoneyAction } from './money-actions.ts';

/** A process of its own that does one thing with money, and may be made to die in it by FAIL_POINT. */
const [action = '', at = ''] = process.argv.slice(2);
clock.setOffset(Date.parse(at) - Date.now());
installSecondProvider();
await perform(JSON.parse(action) as MoneyAction);
process.exit(0);
