import 'react';

declare module 'react' {
  /** Properties of our own that a style sheet reckons with. */
  interface CSSProperties {
    /** Which one of several this is: they come one after the other. */
    '--nth'?: number;
    /** The size of a board in its own units. */
    '--board-width'?: number;
    /** How many rows something takes where it lies in a narrow column. */
    '--below-each-other'?: number;
    /** How many times the width of one thing they take beside each other. */
    '--beside-each-other'?: number;
    '--boards-height'?: number;
    /** How many stand in a room. */
    '--heads'?: number;
    '--boards'?: number;
    '--board-height'?: number;
    /** How much of something is paid: 0 to 1. */
    '--paid'?: number;
    /** How many dice lie beside each other in a part of a row. */
    '--dice'?: number;
    /** How many players sit at a table. */
    '--players'?: number;
  }
}
