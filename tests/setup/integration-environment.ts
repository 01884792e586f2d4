import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './environment.ts';
import { openTestDatabase } from './database.ts';

process.env['DATA_DIR'] = mkdtempSync(join(tmpdir(), 'amarena-test-'));
await openTestDatabase();
