import { buffer } from 'node:stream/consumers';
import { parseMail } from './parse-mail.ts';
import { parseReport } from './parse-report.ts';

// Started by `parse-in-process.ts` for one message.
const parse = process.argv[2] === 'report' ? parseReport : parseMail;
process.stdout.write(JSON.stringify(await parse(await buffer(process.stdin))));
