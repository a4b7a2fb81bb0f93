import { jsonSchema } from './format.ts';

const WIDEST = 100;

/** The text of scenario.schema.json, laid out as the formatter of this repository lays JSON out. */
export function schemaFile(): string {
  return `${laidOut(jsonSchema(), 0, 0)}\n`;
}

/** `taken` characters stand before the value on its line. */
function laidOut(value: unknown, indent: number, taken: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = indent + 2;
  const lines = (open: string, items: readonly string[], close: string): string => {
    if (items.length === 0) return open + close;
    const space = ' '.repeat(inner);
    return `${open}\n${items.map((item) => space + item).join(',\n')}\n${' '.repeat(indent)}${close}`;
  };
  if (Array.isArray(value)) {
    const items = value.map((item) => laidOut(item, inner, inner));
    const flat = `[${items.join(', ')}]`;
    const fits = !flat.includes('\n') && taken + flat.length < WIDEST;
    return fits ? flat : lines('[', items, ']');
  }
  const pairs = Object.entries(value).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return name + laidOut(item, inner, inner + name.length);
  });
  return lines('{', pairs, '}');
}
