import { gzipSync } from 'node:zlib';
import { bsgSpeech, loadWords, PART_FILES, rollSpeech, type Speech } from '@starboard/words';
import { languageTags, readText } from '@starboard/words/node';
import { median } from './measure.ts';

/** What a language costs: to fetch, to open, and to say something in. */
export interface WordsMeasured {
  readonly language: string;
  /** Bytes of each part as it lies there, and as it travels. */
  readonly sizes: Readonly<Record<string, { readonly bytes: number; readonly gzipped: number }>>;
  /** Milliseconds to open both games. */
  readonly opened: number;
  /** Microseconds for a card that is said for the first time, and again. */
  readonly card: number;
  readonly again: number;
}

const ROUNDS = 15;

export async function measureWords(): Promise<WordsMeasured[]> {
  const measured: WordsMeasured[] = [];
  for (const language of await languageTags()) {
    const sizes: Record<string, { bytes: number; gzipped: number }> = {};
    for (const [part, files] of Object.entries(PART_FILES)) {
      const text = await Promise.all(files.map((file) => readText(`${language}/${file}`)));
      const whole = Buffer.from(text.join(''));
      sizes[part] = { bytes: whole.length, gzipped: gzipSync(whole).length };
    }
    const opened: number[] = [];
    const card: number[] = [];
    const again: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now();
      const words = await loadWords(readText, language, ['roll', 'bsg']);
      opened.push(performance.now() - started);
      // What a speech has said it keeps, so that a new one says everything anew.
      perCard([rollSpeech(words), bsgSpeech(words)]);
      const speeches = [rollSpeech(words), bsgSpeech(words)];
      card.push(perCard(speeches));
      again.push(perCard(speeches));
    }
    measured.push({
      language,
      sizes,
      opened: rounded(median(opened)),
      card: rounded(median(card)),
      again: rounded(median(again)),
    });
  }
  return measured;
}

function perCard(speeches: readonly Speech[]): number {
  const started = performance.now();
  let cards = 0;
  for (const speech of speeches) {
    for (const id of speech.ids) speech.definition(id);
    cards += speech.ids.length;
  }
  return ((performance.now() - started) * 1000) / cards;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
