import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { singleton } from './singleton.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const LONG_SECONDS = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300];

/**
 * Metrics of this process, read by `/api/metrics`. Label values come from our own lists, never from caller
 * input, so their number is bounded and they contain no personal data.
 */
export const metrics = singleton('metrics', () => {
  const register = new Registry();
  const registers = [register];
  return {
    register,
    httpRequests: new Counter({
      name: 'amarena_http_requests_total',
      help: 'Requests answered, by route template.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    httpSeconds: new Histogram({
      name: 'amarena_http_request_duration_seconds',
      help: 'From the request to the end of its answer.',
      labelNames: ['route', 'method'],
      buckets: SECONDS,
      registers,
    }),
    sockets: new Gauge({
      name: 'amarena_sockets',
      help: 'Sockets of members that are open here.',
      labelNames: ['brand'],
      registers,
    }),
    socketSeconds: new Histogram({
      name: 'amarena_socket_event_duration_seconds',
      help: 'From an event of a socket to its acknowledgement; `chat` is a message.',
      labelNames: ['event'],
      buckets: SECONDS,
      registers,
    }),
    messages: new Counter({
      name: 'amarena_messages_sent_total',
      help: 'Messages stored.',
      registers,
    }),
    signups: new Counter({
      name: 'amarena_signups_total',
      help: 'Accounts opened.',
      labelNames: ['brand'],
      registers,
    }),
    logins: new Counter({
      name: 'amarena_logins_total',
      help: 'Logins of members, by whichever means.',
      labelNames: ['brand'],
      registers,
    }),
    mailReports: new Counter({
      name: 'amarena_mail_reports_total',
      help: 'Mails that a mailbox refused for good, or its owner reported as spam.',
      labelNames: ['reason'],
      registers,
    }),
    jobs: new Counter({
      name: 'amarena_jobs_total',
      help: 'Rows of due work that were done.',
      labelNames: ['kind'],
      registers,
    }),
    jobFailures: new Counter({
      name: 'amarena_job_rounds_failed_total',
      help: 'Rounds of a kind of due work that broke off.',
      labelNames: ['kind'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'amarena_job_round_duration_seconds',
      help: 'One round of a kind of due work.',
      labelNames: ['kind'],
      buckets: LONG_SECONDS,
      registers,
    }),
    outsideCalls: new Counter({
      name: 'amarena_provider_calls_total',
      help: 'Calls of providers by what came of them.',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    outsideSeconds: new Histogram({
      name: 'amarena_provider_call_duration_seconds',
      help: 'How long providers took.',
      labelNames: ['provider'],
      buckets: SECONDS,
      registers,
    }),
    payments: new Counter({
      name: 'amarena_payment_attempts_total',
      help: 'Tries to pay that reached a state.',
      labelNames: ['provider', 'state', 'outcome'],
      registers,
    }),
    linesDropped: new Counter({
      name: 'amarena_log_lines_dropped_total',
      help: 'Lines of the log that could not be kept for the search.',
      registers,
    }),
  };
});
