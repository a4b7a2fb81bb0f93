import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Counts and times, by nothing finer than the kind of request: no table, no player, no game state. */
export interface Metrics {
  readonly registry: Registry;
  readonly answers: Counter<'by' | 'result'>;
  readonly updates: Counter;
  readonly answerSeconds: Histogram;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly notices: Counter<'way' | 'result'>;
  readonly thinkSeconds: Histogram;
  /** Looks at a table that went wrong. */
  readonly wakeFailures: Counter;
  /** Tables that cannot be woken, in the whole store. */
  readonly overdue: Gauge;
}

export function makeMetrics(gauges: {
  readonly rooms: () => number;
  readonly sockets: () => number;
}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'starboard_tables_in_memory',
    help: 'Tables held in memory by this process',
    registers,
    collect() {
      this.set(gauges.rooms());
    },
  });
  new Gauge({
    name: 'starboard_sockets',
    help: 'Open WebSocket connections',
    registers,
    collect() {
      this.set(gauges.sockets());
    },
  });
  return {
    registry,
    answers: new Counter({
      name: 'starboard_answers_total',
      help: 'Answers given',
      labelNames: ['by', 'result'],
      registers,
    }),
    updates: new Counter({
      name: 'starboard_updates_total',
      help: 'Updates sent to clients',
      registers,
    }),
    answerSeconds: new Histogram({
      name: 'starboard_answer_seconds',
      help: 'From an answer to its acknowledgement',
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    requests: new Histogram({
      name: 'starboard_http_seconds',
      help: 'HTTP requests by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
    notices: new Counter({
      name: 'starboard_notices_total',
      help: 'Messages sent to people',
      labelNames: ['way', 'result'],
      registers,
    }),
    thinkSeconds: new Histogram({
      name: 'starboard_bot_think_seconds',
      help: 'How long bots think',
      buckets: [0.01, 0.05, 0.2, 1, 3],
      registers,
    }),
    wakeFailures: new Counter({
      name: 'starboard_wake_failures_total',
      help: 'Looks at a table that went wrong',
      registers,
    }),
    overdue: new Gauge({
      name: 'starboard_tables_overdue',
      help: 'Tables of the whole store that cannot be woken: overdue for more than five minutes',
      registers,
    }),
  };
}
