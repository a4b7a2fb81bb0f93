import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { root } from './lock.mjs';

/** Which packages of ours a package may import. */
const arrows = {
  'real-browser': [],
  kernel: [],
  examples: ['kernel'],
  roll: ['kernel'],
  bsg: ['kernel'],
  scenarios: ['kernel'],
  words: ['kernel', 'examples', 'roll', 'bsg'],
  bots: ['kernel', 'roll', 'bsg'],
  web: ['kernel', 'examples', 'roll', 'bsg', 'words', 'bots'],
  server: ['kernel', 'examples', 'roll', 'bsg', 'scenarios', 'words', 'bots'],
  cli: ['kernel', 'examples', 'roll', 'bsg', 'scenarios', 'words', 'bots', 'server'],
};

/** Which packages of others; a package that is not named here may import whatever it declares. */
const outside = {
  kernel: ['@noble/ciphers', '@noble/hashes'],
  examples: [],
  roll: [],
  bsg: [],
  scenarios: ['yaml', 'zod'],
};

/** Entries that carry all the rules of a game, and who alone may load them of those with a lighter one to read. */
const heavy = {
  '@starboard/bsg': {
    words: [],
    web: [
      'src/practice/played-bsg.ts',
      'src/practice/played-bsg-strong.ts',
      'src/replay/worker.ts',
    ],
  },
};

const veteransIn = (arena) => ['bsg', 'roll'].map((game) => `${arena}/veteran/${game}/index.ts`);

/** Entries, and what nothing that they load leads to: rules are not written for readers. */
const light = {
  'packages/bsg/src/reading.ts': [
    'rulebook/writing.ts',
    'rulebook/questions.ts',
    'secrets/zone.ts',
  ],
  // Whom the arena keeps for comparison, no page loads.
  'packages/bots/src/index.ts': veteransIn('arena'),
  'packages/bots/src/bsg/index.ts': veteransIn('../arena'),
  'packages/bots/src/roll/index.ts': veteransIn('../arena'),
  'packages/bots/src/bsg/quick.ts': ['weights.ts'],
};

/** Packages that may use what only Node has. */
const inNode = new Set(['scenarios', 'server', 'cli', 'real-browser']);

/** The entrance for Node of a package that otherwise runs in browsers too. */
const nodeEntrance = 'src/node.ts';

const builtins = new Set(builtinModules);
const workspace = '@starboard/';
const packages = join(root, 'packages');
const rootManifest = manifestOf(root);

const complaints = [];
/** file -> the files it imports at run time; types may point both ways, since they vanish. */
const graph = new Map();

for (const name of readdirSync(packages).sort()) {
  const folder = join(packages, name);
  if (existsSync(join(folder, 'package.json'))) checkPackage(name, folder);
}
for (const cycle of cycles()) {
  complaints.push(`circular: ${cycle.map(shown).join(' -> ')}`);
}
for (const [entry, rules] of Object.entries(light)) {
  const loaded = reachedFrom(join(root, entry));
  for (const rule of rules.map((it) => join(root, dirname(entry), it))) {
    if (!existsSync(rule)) complaints.push(`${shown(rule)}: there is no such file`);
    if (loaded.has(rule)) complaints.push(`${entry}: leads to ${shown(rule)}`);
  }
}

for (const complaint of complaints) console.error(complaint);
console.log(`${graph.size} files, ${complaints.length} boundary violations`);
process.exitCode = complaints.length === 0 ? 0 : 1;

function checkPackage(name, folder) {
  if (!Object.hasOwn(arrows, name)) {
    complaints.push(`packages/${name}: has no place in scripts/boundaries.mjs`);
    return;
  }
  const manifest = manifestOf(folder);
  for (const dependency of Object.keys(manifest.dependencies ?? {})) {
    const why = wrongDirection(name, dependency);
    if (why) complaints.push(`packages/${name}/package.json: depends on ${dependency}: ${why}`);
  }
  for (const part of ['src', 'test']) {
    // Tests may reach into the sources, not the other way round.
    const home = part === 'src' ? join(folder, 'src') : folder;
    for (const file of sourcesIn(join(folder, part))) {
      const found = importsOf(file);
      const ours = [];
      for (const { specifier, line, typeOnly } of found) {
        const where = `${shown(file)}:${line}: ${specifier ?? 'import(...)'}`;
        const why =
          specifier === undefined
            ? 'computed imports cannot be checked'
            : specifier.startsWith('.')
              ? wrongPath(file, home, specifier, typeOnly ? [] : ours)
              : wrongName(name, manifest, specifier, part === 'test', isNodeEntrance(folder, file));
        if (why) complaints.push(`${where}: ${why}`);
        const allowed = part === 'src' && !typeOnly ? heavy[specifier]?.[name] : undefined;
        if (allowed?.includes(shown(file, folder)) === false) {
          complaints.push(`${where}: carries all the rules; there is a lighter entry`);
        }
      }
      graph.set(file, ours);
    }
  }
}

function wrongPath(file, home, specifier, ours) {
  const target = join(dirname(file), specifier);
  if (!target.startsWith(home + sep)) return 'leaves its package by a relative path';
  if (!existsSync(target)) return 'there is no such file';
  ours.push(target);
  return undefined;
}

function isNodeEntrance(folder, file) {
  return file === join(folder, nodeEntrance);
}

function wrongName(name, manifest, specifier, inTest, forNode) {
  if (specifier.startsWith('node:') || builtins.has(specifier)) {
    if (inTest || forNode || inNode.has(name)) {
      return specifier.startsWith('node:') ? undefined : `write node:${specifier}`;
    }
    return `${name} must not use Node's own modules`;
  }
  const parts = specifier.split('/');
  const dependency = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  if (!inTest) {
    const why = wrongDirection(name, dependency);
    if (why) return why;
  }
  const declared = {
    ...manifest.dependencies,
    ...(inTest ? { ...manifest.devDependencies, ...rootManifest.devDependencies } : {}),
  };
  const itself = dependency === manifest.name;
  if (itself && !inTest) return 'imports its own package by name';
  if (!itself && !Object.hasOwn(declared, dependency)) {
    return `${dependency} is not among the dependencies of ${manifest.name}`;
  }
  if (!dependency.startsWith(workspace)) return undefined;
  const target = join(packages, dependency.slice(workspace.length));
  const entry = ['.', ...parts.slice(2)].join('/');
  const exported = existsSync(target) && manifestOf(target).exports?.[entry];
  if (!exported) return `${dependency} does not export ${entry}`;
  if (!existsSync(join(target, exported['starboard-source']))) return 'there is no such file';
  return undefined;
}

function wrongDirection(name, dependency) {
  if (dependency.startsWith(workspace)) {
    const other = dependency.slice(workspace.length);
    return other === name || arrows[name].includes(other)
      ? undefined
      : `${name} must not know ${other}`;
  }
  const allowed = outside[name];
  return allowed === undefined || allowed.includes(dependency)
    ? undefined
    : `${name} may use ${allowed.join(' and ') || 'no package'} of others`;
}

/** Every module a file names: imports, re-exports, import() and import types. */
function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) complaints.push(`${shown(file)}: ${errors[0].message}`);
  const found = [];
  const note = (source, typeOnly) => {
    if (!source) return;
    found.push({ specifier: literal(source), line: lineOf(text, source.start), typeOnly });
  };
  const bySource = (node) =>
    note(node.source, node.importKind === 'type' || node.exportKind === 'type');
  new Visitor({
    ImportDeclaration: bySource,
    ExportNamedDeclaration: bySource,
    ExportAllDeclaration: bySource,
    ImportExpression: bySource,
    TSImportType: (node) => note(node.source, true),
    TSExternalModuleReference: (node) => note(node.expression, false),
  }).visit(program);
  for (const comment of comments) {
    if (/^\/\s*<reference\b/.test(comment.value)) {
      complaints.push(`${shown(file)}:${lineOf(text, comment.start)}: no reference comments`);
    }
  }
  return found;
}

function literal(node) {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function lineOf(text, offset) {
  return text.slice(0, offset).split('\n').length;
}

/** One cycle for each import that closes one. */
function cycles() {
  const found = [];
  const done = new Set();
  const path = [];
  const visit = (file) => {
    const start = path.indexOf(file);
    if (start >= 0) found.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return found;
}

/** Everything that is loaded with a file. */
function reachedFrom(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of graph.get(file) ?? []) reachedFrom(next, found);
  return found;
}

function sourcesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((path) => /\.[cm]?tsx?$/.test(path))
    .map((path) => join(folder, path))
    .sort();
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function shown(file, from = root) {
  return relative(from, file).split(sep).join('/');
}
