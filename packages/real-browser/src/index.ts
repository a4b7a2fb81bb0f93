import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

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
 * A browser of its own in a folder of its own: nothing of it is shared with another test, another run or whatever
 * lies in the machine's temporary folder. What it says before it ends unasked is printed.
 */
export async function openBrowser(): Promise<Room> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-browser-'));
  const { executablePath, args } = await unpackedIn(folder);
  await writeFile(join(folder, 'fonts.conf'), fontsOf(folder));
  const said: string[] = [];
  const browser = await chromium.launch({
    executablePath,
    args: args.filter((arg) => !UNWANTED.has(arg)),
    env: {
      ...process.env,
      HOME: folder,
      TMPDIR: folder,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
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

/** The package unpacks into the temporary folder, and its libraries only where it believes to be at home. */
async function unpackedIn(folder: string): Promise<{ executablePath: string; args: string[] }> {
  const before = { ...process.env };
  process.env['TMPDIR'] = folder;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x';
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    // Drawn without a graphics card and without one in software, which would take half of the time.
    packed.setGraphicsMode = false;
    return { executablePath: await packed.executablePath(), args: packed.args };
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** Its own list of font folders names fixed places of the machine; without any font a page ends the browser. */
function fontsOf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}
