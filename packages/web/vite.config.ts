import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { tightened } from '../words/src/tight.ts';
import { breakable } from './scripts/breaks.ts';

const site = join(import.meta.dirname, 'site');

/** Tells the service worker what the app is made of; a changed list makes it a new service worker. */
function precached(): Plugin {
  return {
    name: 'precached',
    apply: 'build',
    closeBundle() {
      const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
        .map((name) => `/${name.split(sep).join('/')}`)
        .filter((path) => /\.(js|css|svg|png|woff2|webmanifest)$/.test(path) && path !== '/sw.js')
        .sort();
      const list = JSON.stringify(['/', '/precache.json', ...files]);
      writeFileSync(join(site, 'precache.json'), list);
      const page = readFileSync(join(site, 'index.html'));
      const mark = createHash('sha256').update(list).update(page).digest('hex');
      appendFileSync(join(site, 'sw.js'), `\n// ${mark}\n`);
    },
  };
}

const WORKER = /new URL\('(\.\/[\w-]*worker\.ts)', import\.meta\.url\)/;
/** A worker, or what several of them share: which games there are to be played. */
const FROM_WORKER = /(-worker|\/played)-[\w-]+\.js$/;

/** Pages and tables. What comes later finds the scripts it needs already there, so that nobody lists them. */
const PAGE = /\/(page|table)-[\w-]+\.js$/;

/** Workers are built with the page: what both need (the printed things of a game) is loaded once for both. */
function workersWithPage(): Plugin {
  return {
    name: 'workers-with-page',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: WORKER },
      async handler(code, importer) {
        const [found, specifier = ''] = WORKER.exec(code) ?? [];
        const worker = await this.resolve(specifier, importer);
        if (found === undefined || worker === null) return null;
        const name = `${basename(dirname(worker.id))}-worker`;
        const chunk = this.emitFile({ type: 'chunk', id: worker.id, name });
        return code.replace(found, `import.meta.ROLLUP_FILE_URL_${chunk}`);
      },
    },
  };
}

const FOR_TESTS =
  /(bsg|roll)\/src\/(scenario-words\/index|modules\/[\w-]+\/scenario-words|coverage|(secrets\/)?invariants)\.ts$/;
const EXPORTED = /^export (?:const|function) (\w+)/gm;

/** How scenarios speak of a game, and what is checked when games play themselves: nobody needs that in a browser. */
function withoutTests(): Plugin {
  return {
    name: 'without-tests',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: FOR_TESTS },
      handler: (code) =>
        [...code.matchAll(EXPORTED)]
          .map(([, name]) => `export const ${name} = undefined;`)
          .join('\n'),
    },
  };
}

const MESSAGES = /\.ftl\?raw$/;

/** The messages of a language without what only their writers need, and with marks where long words may be broken. */
function tightWords(): Plugin {
  return {
    name: 'tight-words',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: MESSAGES },
      handler(id) {
        const file = id.replace(/\?raw$/, '');
        const source = readFileSync(file, 'utf8');
        const marked = breakable(source, basename(dirname(file)), /-names\.ftl$/.test(file));
        return `export default ${JSON.stringify(tightened(marked))};`;
      },
    },
  };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Lays a compressed copy beside every text, as small as can be: no server has to compress while it plays. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async closeBundle() {
      const texts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.(js|css|html|svg|json|webmanifest)$/.test(name),
      );
      // Several at a time: the best takes its time.
      await Promise.all(
        texts.map(async (name) => {
          const file = join(site, name);
          const text = readFileSync(file);
          writeFileSync(`${file}.br`, await brotli(text));
          writeFileSync(`${file}.gz`, await gzipped(text, { level: 9 }));
        }),
      );
    },
  };
}

/** Messages that nobody fetches one without the other: small files are smaller together. */
const FETCHED_TOGETHER: readonly (readonly [name: string, files: RegExp])[] = [
  ['web', /^(common|web)$/],
  ['table', /^table(-people)?$/],
  ['roll', /^roll(-names|-brief)?$/],
  ['bsg', /^bsg(-names|-brief)?$/],
  ['exodus', /^(table-exodus|bsg(-brief)?-exodus(-names)?)$/],
];

function wordsOf(id: string): string | null {
  const [, tag, file = ''] = /languages\/(\w+)\/([\w-]+)\.ftl\?raw$/.exec(id) ?? [];
  const [name] = FETCHED_TOGETHER.find(([, files]) => files.test(file)) ?? [];
  return name === undefined ? null : `${name}-${tag}`;
}

// Many small files are larger than one: what is always needed together comes in one piece, with all it needs itself.
/** The referee, and what of the kernel only those need who open files or look ahead. */
const REFEREE = /kernel\/src\/(?!index|record|named-facts|imagine)/;
const FILES = /kernel\/src\/(index|record|named-facts|imagine)\.ts$/;
/** Of this pages and workers have both. */
const FOR_BOTH = /web\/src\/(game-name|practice\/(people|begun)|lessons\/deals|table\/client)\.ts$/;
const EVERY_PAGE = /web\/src\/(app|app\/button|language\/(refusal|game-words|time))\.tsx?$/;
const DRAWING = /web\/src\/art\/(picture|sign|seats)\.tsx?$/;
const EVERY_TABLE =
  /web\/src\/(app\/turn-signal|coach\/beside|practice\/client|table\/(page|ask-panel|presence|side|top-bar|log|tabs|unread|pieces|new-ask))\.tsx?$/;

/**
 * What pages and workers share lies apart from what only one of them needs: a page gets no rules, a worker no page.
 * The printed things of a game come with all they need themselves.
 */
const groups = [
  { name: 'runtime', test: /rolldown\/runtime|vite\/preload-helper/, priority: 7 },
  { name: 'words-of-rules', test: /kernel\/src\/(message|seat)\.ts$/, priority: 6 },
  { name: 'kernel', test: REFEREE, priority: 5 },
  { name: 'files', test: FILES, priority: 4 },
  { name: 'for-both', test: FOR_BOTH, priority: 4 },
  { name: 'bsg-printed', test: /bsg\/src\/reading\.ts$/, priority: 3 },
  { name: wordsOf, test: MESSAGES, priority: 3 },
  { name: 'app', test: EVERY_PAGE, priority: 3 },
  { name: 'drawing', test: DRAWING, priority: 2 },
  { name: 'table-frame', test: EVERY_TABLE, priority: 1 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [workersWithPage(), withoutTests(), tightWords(), react(), precached(), compressed()],
  // Our own packages from their sources: nothing has to be built before.
  resolve: { conditions: ['starboard-source', 'module', 'browser', 'import', 'default'] },
  worker: { format: 'es' },
  build: {
    // A worker has no page to note in what it will need next.
    modulePreload: {
      // What knows no such note fetches the same files a little later.
      polyfill: false,
      resolveDependencies: (file, needed, { hostId }) => {
        if (FROM_WORKER.test(hostId)) return [];
        return PAGE.test(file) ? needed : needed.filter((it) => it.endsWith('.css'));
      },
    },
    outDir: 'site',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // Nothing inlined: the content security policy allows no data: but pictures.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups } } },
  },
});
