/** Where a command writes: results on `out`, everything else on `err`. */
export interface Output {
  out(line: string): void;
  err(line: string): void;
  /** A line that replaces the one before, shown only when a person is watching. */
  progress(line: string): void;
  /** Wipes the progress line. */
  done(): void;
}

export function terminal(): Output {
  const watched = process.stderr.isTTY === true;
  // Whoever reads only the first lines has seen enough.
  process.stdout.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  let shown = false;
  return {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    progress(line) {
      if (!watched) return;
      process.stderr.write(`\r\x1b[2K${line}`);
      shown = true;
    },
    done() {
      if (shown) process.stderr.write('\r\x1b[2K');
      shown = false;
    },
  };
}
