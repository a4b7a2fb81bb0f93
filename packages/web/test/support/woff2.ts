import { brotliDecompressSync } from 'node:zlib';

const HEADER = 48;
/** How a table of the directory is named: by its place in a list of known ones, or spelled out. */
const KNOWN = { cmap: 0, glyf: 10, loca: 11, spelled: 63 };

/** The tables of a WOFF2 file lie one behind the other in a single stream: this one says what is drawn. */
function characterMap(file: Buffer): Buffer {
  let at = HEADER;
  const next = (): number => file.readUInt8(at++);
  const length = (): number => {
    let value = 0;
    for (;;) {
      const byte = next();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  let found: readonly [from: number, to: number] | undefined;
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = next();
    const known = flags & 63;
    if (known === KNOWN.spelled) at += 4;
    const plain = known === KNOWN.glyf || known === KNOWN.loca ? 3 : 0;
    const original = length();
    const stored = flags >> 6 === plain ? original : length();
    if (known === KNOWN.cmap) found = [offset, offset + stored];
    offset += stored;
  }
  if (found === undefined) throw new Error('a font without a character map');
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(...found);
}

/** The characters a WOFF2 font can draw (of the basic plane: its map in format 4). */
export function charactersIn(file: Buffer): Set<number> {
  const map = characterMap(file);
  const maps = Array.from({ length: map.readUInt16BE(2) }, (_, i) => map.readUInt32BE(8 + 8 * i));
  const start = maps.find((at) => map.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('a font whose character map has another format');
  const size = map.readUInt16BE(start + 6);
  const ends = start + 14;
  const starts = ends + size + 2;
  const deltas = starts + size;
  const offsets = deltas + size;
  const drawn = new Set<number>();
  for (let at = 0; at < size; at += 2) {
    const first = map.readUInt16BE(starts + at);
    const last = map.readUInt16BE(ends + at);
    const delta = map.readUInt16BE(deltas + at);
    const offset = map.readUInt16BE(offsets + at);
    for (let it = first; it <= last; it += 1) {
      const glyph = offset === 0 ? it : map.readUInt16BE(offsets + at + offset + 2 * (it - first));
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) drawn.add(it);
    }
  }
  return drawn;
}
