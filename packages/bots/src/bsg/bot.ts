import type { BsgView } from '@starboard/bsg';
import { isPlainObject } from '@starboard/kernel';
import { anyAnswer } from '../any-answer.ts';
import type { Bot, Level } from '../bot.ts';
import { because } from '../why.ts';
import { judgedAnswer } from './answering.ts';
import { noticed } from './beliefs.ts';
import type { LookAhead } from './look-ahead.ts';
import { drawPersonality, memoryAsJson, newMemory, readMemory } from './memory.ts';
import { positionOf } from './position.ts';

/** A player of this level; whoever looks ahead brings along how, so that nobody else loads it. */
export function bsgBot(level: Level, lookAhead: LookAhead | null): Bot<BsgView> {
  return {
    level,
    sitDown: ({ seats }) => memoryAsJson(newMemory(seats)),
    notice: (memory, events, view) =>
      memoryAsJson(noticed(readMemory(memory, view.seats), events, view)),
    unlearn: (memory, before) =>
      isPlainObject(before) && isPlainObject(memory)
        ? { ...before, personality: memory['personality'] ?? null }
        : before,
    decide(view, ask, memory, chance, late = () => false) {
      const before = readMemory(memory, view.seats);
      const personality = before.personality ?? drawPersonality(chance);
      const remembered = { ...before, personality };
      const position = positionOf(view, remembered, personality, level);
      const answered = lookAhead?.(view, position, ask, chance, late) ??
        judgedAnswer(position, ask) ?? {
          answer: anyAnswer(ask, chance),
          why: because('bot-unknown-ask', { prompt: ask.ask.prompt }),
        };
      return { ...answered, memory: memoryAsJson(remembered) };
    },
  };
}
