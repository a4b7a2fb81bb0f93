export { anyAnswer } from './any-answer.ts';
export { type Bot, type Decision, LEVELS, type Level } from './bot.ts';
export { botFor } from './bot-for.ts';
export { WHYS, type WhyId } from './why.ts';
