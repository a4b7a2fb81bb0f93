/** A number that is added, with its sign. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
