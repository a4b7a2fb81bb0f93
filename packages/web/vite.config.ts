import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const site = join(import.meta.dirname, 'site');

/** Tells the service worker what the app is made of; a changed list makes it a new service worker. */
function precached(): Plugin {
  return {
    name: 'precached',
    apply: 'build',
    closeBundle() {
      const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
        .map((name) => `/${name.split(sep).join('/')}`)
        .filter((path) => /\.(js|css|svg|png|webmanifest)$/.test(path) && path !== '/sw.js')
        .sort();
      const list = JSON.stringify(['/', '/precache.json', ...files]);
      writeFileSync(join(site, 'precache.json'), list);
      const page = readFileSync(join(site, 'index.html'));
      const mark = createHash('sha256').update(list).update(page).digest('hex');
      appendFileSync(join(site, 'sw.js'), `\n// ${mark}\n`);
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precached(), compressed()],
  // Our own packages from their sources: nothing has to be built before.
  resolve: { conditions: ['starboard-source', 'module', 'browser', 'import', 'default'] },
  worker: { format: 'es' },
  build: {
    outDir: 'site',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // Nothing inlined: the content security policy allows no data: but pictures.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
