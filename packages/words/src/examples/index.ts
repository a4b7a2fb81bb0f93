export { liarsDiceSpeech } from './liars-dice.ts';
export { ticTacToeSpeech } from './tic-tac-toe.ts';
