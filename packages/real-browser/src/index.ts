import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { RUN_FOLDER } from './run-folder.ts';

/** The browser that comes with the package is for this platform only. */
export const canBrowse = process.platform === 'linux' && process.arch === 'x64';

/** In one process a browser ends with its first window; and a page should be as safe here as with people. */
const UNWANTED = new Set([
  '--single-process',
  '--disable-web-security',
  '--allow-running-insecure-content',
]);

export interface Room {
  readonly browser: Browser;
  close(): Promise<void>;
}

/**
 * A browser of its own in a folder of its own: nothing of it is shared with another run or whatever lies in the machine's
 * temporary folder; with other tests of this run only its program. What it says before it ends unasked is printed.
 */
export async function openBrowser(): Promise<Room> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-browser-'));
  const { program, args } = await unpacked(folder);
  await writeFile(join(folder, 'fonts.conf'), fontsOf(program, folder));
  const said: string[] = [];
  const browser = await chromium.launch({
    executablePath: join(program, 'chromium'),
    args: args.filter((arg) => !UNWANTED.has(arg)),
    env: {
      ...process.env,
      HOME: folder,
      TMPDIR: folder,
      LD_LIBRARY_PATH: join(program, 'al2023', 'lib'),
      FONTCONFIG_PATH: folder,
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
    logger: {
      isEnabled: (name) => name === 'browser',
      log: (_name, _severity, message) => said.push(String(message)),
    },
  });
  let wanted = false;
  browser.on('disconnected', () => {
    if (!wanted) console.error(['The browser ended unasked:', ...said.slice(-40)].join('\n'));
  });
  return {
    browser,
    async close() {
      wanted = true;
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Unpacked {
  /** The folder it was unpacked into. */
  readonly program: string;
  readonly args: string[];
}

/** Unpacking takes seconds: the first of a run does it for all of them, whoever else begins meanwhile for itself. */
async function unpacked(folder: string): Promise<Unpacked> {
  const run = process.env[RUN_FOLDER];
  if (run === undefined) return unpackedInto(join(folder, 'program'));
  const shared = join(run, 'browser');
  if (existsSync(shared)) return unpackedInto(shared);
  const making = await mkdtemp(join(run, 'unpacking-'));
  const { args } = await unpackedInto(making);
  // Whoever was first has the name; the other's goes with the run's folder.
  await rename(making, shared).catch(() => {});
  return { program: shared, args };
}

/** The package unpacks into the temporary folder, and its libraries only where it believes to be at home. */
async function unpackedInto(program: string): Promise<Unpacked> {
  await mkdir(program, { recursive: true });
  const before = { ...process.env };
  process.env['TMPDIR'] = program;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x';
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    // Drawn without a graphics card and without one in software, which would take half of the time.
    packed.setGraphicsMode = false;
    // What is there already it leaves as it is.
    await packed.executablePath();
    return { program, args: packed.args };
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** Its own list of font folders names fixed places of the machine; without any font a page ends the browser. */
function fontsOf(program: string, folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${program}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}
