// Eight short sounds, made on the spot: nothing is loaded, nothing goes on sounding. `when` is a time of the context in
// seconds, `volume` is 0 to 1. At 1 no sound peaks above 0.9; several at once need a lower one.

type Sound = (context: AudioContext, when: number, volume: number, step?: number) => void;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, the same every time. */
function noise(context: AudioContext): AudioBuffer {
  let buffer = noises.get(context);
  if (buffer === undefined) {
    buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = buffer.getChannelData(0);
    let state = 20011;
    for (let i = 0; i < data.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      data[i] = state / 2147483648;
    }
    noises.set(context, buffer);
  }
  return buffer;
}

/** A gain that rises in `attack`, falls away until `length`, and is exactly zero there. */
function swell(
  context: AudioContext,
  when: number,
  peak: number,
  attack: number,
  length: number,
): GainNode {
  const it = context.createGain();
  it.gain.setValueAtTime(0, when);
  it.gain.linearRampToValueAtTime(peak, when + attack);
  it.gain.exponentialRampToValueAtTime(Math.max(peak * 0.012, 1e-4), when + length * 0.94);
  it.gain.linearRampToValueAtTime(0, when + length);
  return it;
}

interface Tone {
  readonly type?: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly peak: number;
  readonly attack?: number;
  readonly length: number;
}

function tone(
  context: AudioContext,
  when: number,
  out: AudioNode,
  { type = 'sine', from, to = from, peak, attack = 0.005, length }: Tone,
): void {
  const it = context.createOscillator();
  it.type = type;
  it.frequency.setValueAtTime(from, when);
  if (to !== from) it.frequency.exponentialRampToValueAtTime(to, when + length);
  it.connect(swell(context, when, peak, attack, length)).connect(out);
  it.start(when);
  it.stop(when + length);
}

interface Hiss {
  readonly type?: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
  readonly peak: number;
  readonly attack?: number;
  readonly length: number;
  /** Where in the noise it begins. */
  readonly offset?: number;
}

function hiss(
  context: AudioContext,
  when: number,
  out: AudioNode,
  { type = 'bandpass', from, to = from, q = 1, peak, attack = 0.003, length, offset = 0 }: Hiss,
): void {
  const it = context.createBufferSource();
  const filter = context.createBiquadFilter();
  it.buffer = noise(context);
  it.loop = true;
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, when);
  if (to !== from) filter.frequency.exponentialRampToValueAtTime(to, when + length);
  it.connect(filter)
    .connect(swell(context, when, peak, attack, length))
    .connect(out);
  it.start(when, offset);
  it.stop(when + length);
}

function loud(context: AudioContext, volume: number): GainNode {
  const it = context.createGain();
  it.gain.value = volume;
  it.connect(context.destination);
  return it;
}

function filtered(context: AudioContext, type: BiquadFilterType, q: number): BiquadFilterNode {
  const it = context.createBiquadFilter();
  it.type = type;
  it.Q.value = q;
  return it;
}

/** The steps of a scale of five tones. */
const SCALE = [0, 2, 4, 7, 9] as const;

export const SOUNDS = {
  /** Stiff paper leaves the hand and lands. */
  card(context, when, volume) {
    const out = loud(context, volume);
    hiss(context, when, out, {
      from: 5200,
      to: 1500,
      q: 0.8,
      peak: 0.7,
      attack: 0.012,
      length: 0.075,
    });
    hiss(context, when + 0.058, out, {
      type: 'lowpass',
      from: 900,
      q: 0.7,
      peak: 0.75,
      attack: 0.002,
      length: 0.05,
      offset: 0.3,
    });
  },
  /** Three knocks, each nearer and softer, on wood. */
  die(context, when, volume) {
    const out = loud(context, volume);
    const knocks = [
      [0, 1, 620],
      [0.085, 0.62, 760],
      [0.15, 0.4, 700],
    ] as const;
    for (const [i, [at, part, pitch]] of knocks.entries()) {
      tone(context, when + at, out, {
        type: 'triangle',
        from: pitch,
        to: pitch * 0.55,
        peak: 0.5 * part,
        attack: 0.002,
        length: 0.085,
      });
      hiss(context, when + at, out, {
        from: 3400,
        q: 1.2,
        peak: 0.75 * part,
        attack: 0.001,
        length: 0.03,
        offset: 0.1 * i,
      });
    }
  },
  /** One thing counted. Steps let a row of ticks rise. */
  tick(context, when, volume, step = 0) {
    const out = loud(context, volume);
    const pitch = 660 * 2 ** ((SCALE[step % 5] ?? 0) / 12 + Math.floor(step / 5));
    tone(context, when, out, {
      type: 'triangle',
      from: pitch,
      peak: 0.5,
      attack: 0.003,
      length: 0.07,
    });
    tone(context, when, out, { from: pitch * 2, peak: 0.12, attack: 0.002, length: 0.05 });
  },
  /** A fifth upwards; the second note stays. */
  pass(context, when, volume) {
    const out = loud(context, volume);
    const notes = [
      [0, 392, 0.26],
      [0.12, 587.3, 0.44],
    ] as const;
    for (const [at, pitch, length] of notes) {
      tone(context, when + at, out, {
        type: 'triangle',
        from: pitch,
        peak: 0.36,
        attack: 0.012,
        length,
      });
      tone(context, when + at, out, {
        from: pitch * 2,
        peak: 0.12,
        attack: 0.012,
        length: length * 0.8,
      });
    }
  },
  /** The same two places downwards, a half tone too narrow, and a thud below. */
  fail(context, when, volume) {
    const out = loud(context, volume);
    const filter = filtered(context, 'lowpass', 1);
    filter.frequency.value = 1100;
    filter.connect(out);
    tone(context, when, filter, {
      type: 'sawtooth',
      from: 311.1,
      peak: 0.22,
      attack: 0.012,
      length: 0.26,
    });
    tone(context, when + 0.14, filter, {
      type: 'sawtooth',
      from: 220,
      to: 207.7,
      peak: 0.24,
      attack: 0.012,
      length: 0.5,
    });
    tone(context, when + 0.14, out, {
      from: 110,
      to: 55,
      peak: 0.42,
      attack: 0.006,
      length: 0.42,
    });
  },
  /** A scanning hum: there, back, there again; it comes nearer. */
  raiders(context, when, volume) {
    const filter = filtered(context, 'bandpass', 5);
    const pan = context.createStereoPanner();
    filter.connect(pan).connect(loud(context, volume));
    filter.frequency.setValueAtTime(300, when);
    pan.pan.setValueAtTime(-0.7, when);
    const ways = [
      [0.27, 1500, 0.7],
      [0.52, 340, -0.6],
      [0.8, 1900, 0.5],
    ] as const;
    for (const [at, pitch, side] of ways) {
      filter.frequency.exponentialRampToValueAtTime(pitch, when + at);
      pan.pan.linearRampToValueAtTime(side, when + at);
    }
    const rising = context.createGain();
    rising.connect(filter);
    rising.gain.setValueAtTime(0, when);
    rising.gain.linearRampToValueAtTime(1, when + 0.1);
    rising.gain.linearRampToValueAtTime(1.3, when + 0.6);
    rising.gain.linearRampToValueAtTime(0, when + 0.82);
    const voices = [
      [98, 0],
      [98, 14],
      [147, -9],
    ] as const;
    for (const [pitch, detune] of voices) {
      const it = context.createOscillator();
      it.type = 'sawtooth';
      it.frequency.value = pitch;
      it.detune.value = detune;
      it.connect(rising);
      it.start(when);
      it.stop(when + 0.82);
    }
  },
  /** Air drawn in, a bright point, and gone with a low bang. */
  jump(context, when, volume) {
    const out = loud(context, volume);
    const air = context.createBufferSource();
    const filter = filtered(context, 'bandpass', 1.4);
    const rising = context.createGain();
    air.buffer = noise(context);
    air.loop = true;
    filter.frequency.setValueAtTime(180, when);
    filter.frequency.exponentialRampToValueAtTime(5200, when + 0.46);
    rising.gain.setValueAtTime(0.006, when);
    rising.gain.exponentialRampToValueAtTime(0.32, when + 0.44);
    rising.gain.linearRampToValueAtTime(0, when + 0.48);
    air.connect(filter).connect(rising).connect(out);
    air.start(when);
    air.stop(when + 0.48);
    tone(context, when + 0.1, out, { from: 90, to: 720, peak: 0.14, attack: 0.34, length: 0.38 });
    tone(context, when + 0.47, out, {
      from: 130,
      to: 34,
      peak: 0.58,
      attack: 0.004,
      length: 0.43,
    });
    hiss(context, when + 0.47, out, {
      type: 'lowpass',
      from: 2400,
      to: 160,
      q: 0.5,
      peak: 0.28,
      attack: 0.003,
      length: 0.4,
      offset: 0.5,
    });
  },
  /** After the silence: a blow, a narrow chord that does not resolve, a beam running over it. The same for everybody. */
  reveal(context, when, volume) {
    const out = loud(context, volume);
    const filter = filtered(context, 'lowpass', 7);
    filter.connect(out);
    filter.frequency.setValueAtTime(220, when);
    filter.frequency.exponentialRampToValueAtTime(2100, when + 0.5);
    filter.frequency.exponentialRampToValueAtTime(320, when + 0.9);
    const chord = [
      [73.4, 0.23],
      [77.8, 0.2],
      [110, 0.15],
      [155.6, 0.12],
    ] as const;
    for (const [pitch, peak] of chord) {
      tone(context, when, filter, {
        type: 'sawtooth',
        from: pitch,
        peak,
        attack: 0.05,
        length: 0.9,
      });
    }
    tone(context, when, out, { from: 92, to: 36, peak: 0.46, attack: 0.004, length: 0.6 });
    hiss(context, when, out, {
      type: 'lowpass',
      from: 1400,
      to: 120,
      q: 0.5,
      peak: 0.26,
      attack: 0.002,
      length: 0.22,
    });
  },
} as const satisfies Readonly<Record<string, Sound>>;

export type SoundName = keyof typeof SOUNDS;
