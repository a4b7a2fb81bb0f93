export { botName } from '@starboard/words/bot-names';
