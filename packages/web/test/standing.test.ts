import { ticTacToe } from '@starboard/examples';
import { beginMatch, seatAt, viewOf } from '@starboard/kernel';
import { expect, test } from 'vitest';
import type { TableInfo } from '../src/online/api.ts';
import { type Online, tableStore } from '../src/table/client.ts';
import { asItStands } from '../src/table/standing.ts';

const info: TableInfo = {
  id: 'table',
  game: 'tic-tac-toe',
  title: '',
  options: {},
  seats: [],
  noTells: false,
  pace: { kind: 'mail', hours: 24, window: 3600 },
  listed: false,
  join: 'anyone',
  watch: 'anyone',
  password: false,
  talk: { private: false, rules: 'talk-rules' },
  status: 'playing',
  host: null,
  created: '2026-01-01T00:00:00.000Z',
  paused: null,
  goBack: null,
  waiting: [],
};

test('after an early end nobody is asked or waited for', () => {
  const { match } = beginMatch(ticTacToe, { seed: 'a'.repeat(64), seats: 2 });
  const online = (status: Online['status']): Online => ({
    table: { ...info, status },
    title: '',
    invite: '',
    status,
    pace: 'mail',
    talk: [],
    privateTalk: false,
    present: [],
    watching: 0,
    away: [],
    clocks: [],
    missed: null,
    windowEnds: null,
  });
  const view = viewOf(ticTacToe, match.state, seatAt(0));
  const waited = (status: Online['status']) =>
    asItStands(tableStore({ view, online: online(status) }).state()).view;
  expect(waited('playing')).toMatchObject({ waiting: [0], asks: [{}] });
  expect(waited('abandoned')).toMatchObject({ waiting: [], asks: [] });
});
