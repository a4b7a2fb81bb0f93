const NICKNAME = /[“„"]([^“”"„]+)[“”"]/;

/** A name without the nickname in quotation marks. */
export const plainName = (name: string): string => name.replace(NICKNAME, '').trim();

/** What everybody calls them: the nickname within a name, else the last name. */
export function shortName(name: string): string {
  const nickname = NICKNAME.exec(name);
  if (nickname?.[1] !== undefined && nickname.index > 0) return nickname[1];
  return plainName(name).split(/\s+/).at(-1) ?? name;
}

/** What somebody is called among these: in full where two would be called alike. */
export function nameAmong(name: string, all: readonly string[]): string {
  const short = shortName(name);
  return all.filter((it) => shortName(it) === short).length > 1 ? plainName(name) : short;
}
