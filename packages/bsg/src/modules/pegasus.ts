import { type CharacterId, titleOf } from '../content/library.ts';
import type { Questions } from '../rulebook/questions.ts';
import type { Title } from '../table/vocabulary.ts';
import type { Module } from './module.ts';
import * as printed from './printed.ts';

/** PEG-8.9, 8.10 */
const SUCCESSION: Readonly<Partial<Record<Title, readonly CharacterId[]>>> = {
  admiral: [
    'helena-cain',
    'william-adama',
    'saul-tigh',
    'karl-helo-agathon',
    'lee-apollo-adama',
    'anastasia-dee-dualla',
    'kara-starbuck-thrace',
    'louanne-kat-katraine',
    'sharon-boomer-valerii',
    'galen-tyrol',
    'tom-zarek',
    'ellen-tigh',
    'gaius-baltar',
    'laura-roslin',
  ],
  president: [
    'laura-roslin',
    'gaius-baltar',
    'tom-zarek',
    'ellen-tigh',
    'lee-apollo-adama',
    'william-adama',
    'karl-helo-agathon',
    'galen-tyrol',
    'helena-cain',
    'anastasia-dee-dualla',
    'sharon-boomer-valerii',
    'saul-tigh',
    'kara-starbuck-thrace',
    'louanne-kat-katraine',
  ],
};

const answers: Partial<Questions> = {
  succession: (title) => SUCCESSION[title] ?? titleOf(title).succession,
  handsLoyaltyOver: 6, // PEG-5.4
  cylonsMayIgnore: true, // PEG-3.7
  quorumLimit: 10, // PEG-9.1
  cylonDraw: ({ variant }) => ({ count: variant === 'no-sympathizer' ? 3 : 2, different: true }), // PEG-6.16
  resurrectsAt: () => 'resurrection-ship-overlay',
  cylonsPrepareJump: true, // PEG-6.21
  crisisPassedOver: 'bottom', // PEG-13.2
};

/** The second rulebook without its objective: a second battlestar, Treachery, executions. */
export const pegasus: Module = {
  ...printed.pegasus,
  answers,
};
