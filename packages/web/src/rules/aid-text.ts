// The aids are written in the little Markdown that two printed pages need: headings, lists, tables, bold.

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly numbered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

const ITEM = /^(?:(\d+)\.|-) (.*)$/;
const RULED = /^\|[-:| ]+\|$/;

/** The sections of an aid; its title and page breaks are for paper. */
export function readAid(text: string): Section[] {
  const [, ...parts] = text.split(/^## /m);
  return parts.map((part) => {
    const [title = '', ...lines] = part.split(/\r?\n/);
    return { title: title.trim(), blocks: blocksOf(lines.map((line) => line.trim())) };
  });
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const first = ITEM.exec(line);
    if (first !== null) {
      const numbered = first[1] !== undefined;
      const items = during(lines, at, (it) => isItem(it, numbered));
      blocks.push({ kind: 'list', numbered, items: items.map((it) => ITEM.exec(it)?.[2] ?? '') });
      at += items.length;
    } else if (line.startsWith('|')) {
      const rows = during(lines, at, (it) => it.startsWith('|'));
      const [head = [], ...rest] = rows.filter((it) => !RULED.test(it)).map(cellsOf);
      blocks.push({ kind: 'table', head, rows: rest });
      at += rows.length;
    } else {
      if (line !== '' && line !== '---') blocks.push({ kind: 'text', text: line });
      at += 1;
    }
  }
  return blocks;
}

function isItem(line: string, numbered: boolean): boolean {
  const found = ITEM.exec(line);
  return found !== null && (found[1] !== undefined) === numbered;
}

function during(
  lines: readonly string[],
  from: number,
  holds: (line: string) => boolean,
): readonly string[] {
  const rest = lines.slice(from);
  const end = rest.findIndex((line) => !holds(line));
  return end < 0 ? rest : rest.slice(0, end);
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** Everything a section says, to be searched. */
export function textOf({ title, blocks }: Section): string {
  return [title, ...blocks.map(textOfBlock)].join('\n').replaceAll('**', '');
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.join(' ')).join('\n');
  }
}
