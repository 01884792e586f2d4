import { clock } from '#lib/kernel/clock.ts';
import { installSecondProvider } from '../factories/second-provider.ts';
import { perform, type MoneyDeed } from './money-deeds.ts';

/** A process of its own that does one thing with money, and may be made to die in it by FAIL_POINT. */
const [deed = '', at = ''] = process.argv.slice(2);
clock.setOffset(Date.parse(at) - Date.now());
installSecondProvider();
await perform(JSON.parse(deed) as MoneyDeed);
process.exit(0);
