/** BSG-1.22, 14.2: what a hurried jump can cost, on the spaces that allow one. */
export const RISK: Readonly<Record<number, number>> = { 3: 3, 4: 1 };

/** The space at which the fleet jumps by itself. */
export const AUTO_JUMP = 5;
