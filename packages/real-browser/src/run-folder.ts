import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the folder of this run of the tests is told to those who take part in it. */
export const RUN_FOLDER = 'STARBOARD_TEST_RUN';

/** A folder for what the tests of one run share; it ends with the run. */
export default function forOneRun(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-run-'));
  process.env[RUN_FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
