import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { notes, root } from './lock.mjs';

const tools = {
  biome: ['node_modules', '@biomejs', 'biome', 'bin', 'biome'],
  tsc: ['node_modules', 'typescript', 'bin', 'tsc'],
  vitest: ['node_modules', 'vitest', 'vitest.mjs'],
  boundaries: ['scripts', 'boundaries.mjs'],
};

const tally = { passed: 0, failed: 0 };

try {
  await ensureInstalled();
  await stage('boundaries', () => run('boundaries'));
  await stage('types', async () => (await build()) && run('tsc', '-p', 'tsconfig.test.json'));
  await stage('lint', () => run('biome', 'ci'));
  tests();
} catch (error) {
  console.error(error.message);
  tally.failed += 1;
}
process.exitCode = tally.failed === 0 ? 0 : 1;
console.log(`${tally.passed} passed, ${tally.failed} failed`);

async function stage(name, check) {
  console.log(`\n== ${name}`);
  const good = await check();
  tally[good ? 'passed' : 'failed'] += 1;
  console.log(good ? `${name}: good` : `${name}: FAILED`);
}

function tests() {
  console.log('\n== tests');
  const report = join(notes, 'tests.json');
  mkdirSync(notes, { recursive: true });
  rmSync(report, { force: true });
  const good = run(
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  const { passed, failed } = count(report);
  tally.passed += passed;
  tally.failed += failed;
  if (passed + failed === 0) {
    console.log('tests: none ran');
    tally.failed += 1;
  } else if (!good && failed === 0) {
    // Every test passed, and yet vitest is not content: an error outside of any test.
    tally.failed += 1;
  }
}

function count(report) {
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
  // A file that cannot be loaded has no tests to fail: it counts as one.
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((t) => t.status !== 'failed'),
  );
  return { passed: result.numPassedTests, failed: result.numFailedTests + broken.length };
}

function run(tool, ...args) {
  const command = [join(root, ...tools[tool]), ...args];
  return spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status === 0;
}
