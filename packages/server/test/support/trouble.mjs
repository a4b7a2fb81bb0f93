// Loaded into a server before anything else (NODE_OPTIONS=--import): a wrong clock, and a disk that can be full.
import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const shift = Number(process.env.TROUBLE_SHIFT_MS ?? 0);
if (shift !== 0) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...args) {
      if (args.length === 0) super(RealDate.now() + shift);
      else super(...args);
    }

    static now() {
      return RealDate.now() + shift;
    }
  };
}

const flag = process.env.TROUBLE_FULL_FLAG;
if (flag) {
  const { writeSync } = fs;
  let looked = 0;
  let full = false;
  fs.writeSync = (fd, ...args) => {
    if (performance.now() - looked > 20) {
      looked = performance.now();
      full = existsSync(flag);
    }
    // The standard streams are no files.
    if (full && fd > 2) {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
        code: 'ENOSPC',
        errno: -28,
        syscall: 'write',
      });
    }
    return writeSync(fd, ...args);
  };
  syncBuiltinESMExports();
}
