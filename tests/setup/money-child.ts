import { clock } from '#lib/kernel/clock.ts';
import { installSecondProvider } from '../factories/second-provider.ts';
import { perform, type MoneyAction } from './money-actions.ts';

/** A separate process that performs one payment action. FAIL_POINT makes it die at that point. */
const [action = '', at = ''] = process.argv.slice(2);
clock.setOffset(Date.parse(at) - Date.now());
installSecondProvider();
await perform(JSON.parse(action) as MoneyAction);
process.exit(0);
