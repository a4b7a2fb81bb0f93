/** Where only files are handed out the page says so of itself, and no server comes back. */
export const hasServer = (): boolean => document.documentElement.dataset['server'] !== 'none';

/** What to say where no server answers. */
export const whyAway = (): 'web-server-away' | 'web-no-server' =>
  hasServer() ? 'web-server-away' : 'web-no-server';
