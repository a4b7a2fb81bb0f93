import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Our own packages from their sources: nothing has to be built before.
  resolve: { conditions: ['starboard-source', 'module', 'browser', 'import', 'default'] },
  worker: { format: 'es' },
  build: { outDir: 'site', emptyOutDir: true, target: 'es2022', sourcemap: false },
});
