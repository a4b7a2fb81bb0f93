export { bsgSpeech } from './bsg/speech.ts';
export { liarsDiceSpeech, ticTacToeSpeech } from './examples/index.ts';
export * from './language.ts';
export { rollSpeech } from './roll/speech.ts';
export * from './rules.ts';
export * from './speech.ts';
export { type Person, type Thing, thing } from './thing.ts';
export { type LanguageFacts, openWords, type Report, type Words } from './words.ts';
