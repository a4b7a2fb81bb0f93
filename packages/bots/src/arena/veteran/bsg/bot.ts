import type { BsgView } from '@starboard/bsg';
import { anyAnswer } from '../../../any-answer.ts';
import type { Bot } from '../../../bot.ts';
import { because } from '../../../why.ts';
import { judgedAnswer } from './answering.ts';
import { noticed } from './beliefs.ts';
import { drawPersonality, memoryAsJson, newMemory, readMemory } from './memory.ts';
import { positionOf } from './position.ts';

/**
 * The player that was `normal` when the arena began to keep one for comparison. Nothing in this folder is mended or
 * made better: what is measured against it must mean the same next year.
 */
export const bsgVeteran: Bot<BsgView> = {
  level: 'normal',
  sitDown: ({ seats }) => memoryAsJson(newMemory(seats)),
  notice: (memory, events, view) =>
    memoryAsJson(noticed(readMemory(memory, view.seats), events, view)),
  unlearn: (_memory, before) => before,
  decide(view, ask, memory, chance) {
    const before = readMemory(memory, view.seats);
    const personality = before.personality ?? drawPersonality(chance);
    const remembered = { ...before, personality };
    const position = positionOf(view, remembered, personality, 'normal');
    const answered = judgedAnswer(position, ask) ?? {
      answer: anyAnswer(ask, chance),
      why: because('bot-unknown-ask', { prompt: ask.ask.prompt }),
    };
    return { ...answered, memory: memoryAsJson(remembered) };
  },
};
