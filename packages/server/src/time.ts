/** Where the server takes its time from; tests bring a clock of their own. */
export interface Time {
  now(): number;
  /** Calls back at a moment, or at once when it has passed. Returns how to call it off. */
  at(moment: number, callback: () => void): () => void;
}

/** The longest a Node timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

export const realTime: Time = {
  now: () => Date.now(),
  at(moment, callback) {
    const timer = setTimeout(callback, Math.min(LONGEST_MS, Math.max(0, moment - Date.now())));
    // What is still to come keeps no process that is told to stop.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
