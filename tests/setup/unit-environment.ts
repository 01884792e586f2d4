import './environment.ts';
import { startProcesses } from './reused-processes.ts';
import { resetAppState } from './reset-app-state.ts';

const worker = globalThis as unknown as Record<symbol, NodeJS.ProcessEnv | undefined>;
const before = (worker[Symbol.for('tests.environment')] ??= { ...process.env });

// Each test file begins with the same environment and no cached state.
process.env = { ...before };
resetAppState();
startProcesses();
