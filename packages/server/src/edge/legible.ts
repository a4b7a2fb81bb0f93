/**
 * What a name or a title may not hold: control characters, such as have no width or turn the direction of what stands around
 * them, breaks of lines, halves of characters, and letters that show nothing (fillers).
 */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5/u;
/** More marks on one letter than any language puts there: they run over the lines above and below. */
const PILED = /\p{M}{5}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text shows as what it is. Two names that look the same should be the same. */
export function isLegible(text: string): boolean {
  return !HIDDEN.test(text) && !PILED.test(text);
}

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
