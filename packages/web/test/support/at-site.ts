import { openBrowser, type Room } from '@starboard/real-browser';
import { afterAll, beforeAll } from 'vitest';
import { openSite, type Site, type StoreName } from './site.ts';

/** Where the tests of a file take place; there from their beginning to their end. */
export interface AtSite {
  readonly room: Room;
  readonly site: Site;
}

/** A server with the app, and a browser, for the tests around. Building the app may take its time. */
export function atSite(luck?: string, store?: StoreName): AtSite {
  let opened: Partial<{ room: Room; site: Site }> = {};
  beforeAll(async () => {
    opened = { site: await openSite(luck, store) };
    opened.room = await openBrowser();
  }, 600_000);
  afterAll(async () => {
    await opened.room?.close();
    await opened.site?.close();
  });
  const there = <T>(it: T | undefined): T => {
    if (it === undefined) throw new Error('no test has begun yet');
    return it;
  };
  return {
    get room() {
      return there(opened.room);
    },
    get site() {
      return there(opened.site);
    },
  };
}
