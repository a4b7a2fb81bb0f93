import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as syntax from '@fluent/syntax';
import { languagesFolder } from '@starboard/words/node';
import { describe, expect, test } from 'vitest';
import { TAGS } from './languages.ts';

/** What one message of one language is made of. */
interface Parts {
  readonly attributes: Set<string>;
  readonly variables: Set<string>;
  readonly forms: Set<string>;
}

const FILES = readdirSync(join(languagesFolder, 'en')).filter((file) => file.endsWith('.ftl'));

function textOf(tag: string, file: string): string {
  return readFileSync(join(languagesFolder, tag, file), 'utf8');
}

class Reader extends syntax.Visitor {
  readonly variables = new Set<string>();
  readonly forms = new Set<string>();
  readonly unknown: string[] = [];

  override visitVariableReference(node: syntax.VariableReference): void {
    this.variables.add(node.id.name);
  }
  // What is only chosen by (one, other) is not told: a language whose verbs do not bend needs no choice.
  override visitSelectExpression(node: syntax.SelectExpression): void {
    if (node.selector.type !== 'VariableReference') this.visit(node.selector);
    for (const variant of node.variants) this.visit(variant);
  }
  override visitMessageReference(node: syntax.MessageReference): void {
    this.unknown.push(`refers to the message ${node.id.name}; names come in as variables`);
  }
  override visitTermReference(node: syntax.TermReference): void {
    this.unknown.push(`unknown term -${node.id.name}`);
  }
  override visitFunctionReference(node: syntax.FunctionReference): void {
    const { name } = node.id;
    const [, ...literals] = node.arguments.positional.map((it) =>
      it.type === 'StringLiteral' ? it.value : '',
    );
    const form = name === 'FORM' ? literals[0] : name === 'LIST' ? literals[1] : undefined;
    if (!['FORM', 'LIST', 'CAP', 'VERB', 'HAS'].includes(name))
      this.unknown.push(`unknown function ${name}`);
    if (name === 'LIST' && !['and', 'or', 'then', 'else', 'next'].includes(literals[0] ?? '')) {
      this.unknown.push('LIST joins with "and", "or", "then", "else" or "next"');
    }
    if (form !== undefined) this.forms.add(form);
    if (name === 'VERB') this.forms.add('person');
    this.genericVisit(node);
  }
}

function read(tag: string, file: string) {
  const resource = syntax.parse(textOf(tag, file), { withSpans: false });
  const problems: string[] = [];
  const messages = new Map<string, Parts>();
  for (const entry of resource.body) {
    if (entry.type === 'Junk') problems.push(`cannot be read: ${entry.content.slice(0, 60)}`);
    if (entry.type === 'Term') problems.push(`-${entry.id.name}: things are messages, not terms`);
    if (entry.type !== 'Message') continue;
    const id = entry.id.name;
    if (messages.has(id)) problems.push(`${id}: there twice`);
    if (entry.value === null) problems.push(`${id}: has no value`);
    const reader = new Reader();
    reader.visit(entry);
    problems.push(...reader.unknown.map((it) => `${id}: ${it}`));
    messages.set(id, {
      attributes: new Set(entry.attributes.map((it) => it.id.name)),
      variables: reader.variables,
      forms: reader.forms,
    });
  }
  return { messages, problems };
}

const english = new Map(FILES.map((file) => [file, read('en', file).messages]));

describe.each(TAGS)('the messages of %s', (tag) => {
  test('lie in the same files as the English ones', () => {
    const files = readdirSync(join(languagesFolder, tag)).filter((file) => file.endsWith('.ftl'));
    expect(files).toEqual(FILES);
  });

  test.each(FILES)('%s can be read', (file) => {
    expect(read(tag, file).problems).toEqual([]);
  });

  test.each(FILES)('%s has the messages of the English one, in the same order', (file) => {
    const ids = [...read(tag, file).messages.keys()];
    const wanted = [...(english.get(file)?.keys() ?? [])];
    if (file.endsWith('-names.ftl')) expect(ids.sort()).toEqual(wanted.sort());
    else expect(ids).toEqual(wanted);
  });

  // A language may need more (a gender), never less: what English tells, all tell.
  test.each(FILES)('%s tells all that the English one tells', (file) => {
    const silent: string[] = [];
    for (const [id, { variables }] of read(tag, file).messages) {
      for (const name of english.get(file)?.get(id)?.variables ?? []) {
        if (!variables.has(name)) silent.push(`${id} does not mention $${name}`);
      }
    }
    expect(silent).toEqual([]);
  });

  test('has no form that no sentence asks for', () => {
    // These are asked for by the programs, where a clause does not stand alone.
    const asked = new Set<string>(['again', 'inverted', 'infinitive', 'named']);
    const had = new Map<string, string>();
    for (const file of FILES) {
      for (const [id, { forms, attributes }] of read(tag, file).messages) {
        for (const form of forms) asked.add(form);
        for (const form of attributes) had.set(`${id}.${form}`, form);
      }
    }
    expect([...had].filter(([, form]) => !asked.has(form)).map(([name]) => name)).toEqual([]);
  });

  test('says of every name where it comes from', () => {
    const sources = tag === 'en' ? ['original'] : ['rulebook', 'glossary', 'translated'];
    for (const file of FILES.filter((it) => it.endsWith('-names.ftl'))) {
      let source: string | null = null;
      for (const entry of syntax.parse(textOf(tag, file), {}).body) {
        if (entry.type === 'GroupComment') source = entry.content;
        if (entry.type === 'Message') expect(sources, entry.id.name).toContain(source);
      }
    }
  });
});
