import type { Auth } from './accounts/auth.ts';
import type { Config } from './config.ts';
import type { Sockets } from './edge/live.ts';
import type { Hall } from './play/hall.ts';
import type { Reach } from './reach/reach.ts';

/** What the routes work with. */
export interface Services {
  readonly config: Config;
  readonly hall: Hall;
  readonly auth: Auth;
  readonly reach: Reach;
  readonly sockets: Sockets;
}
